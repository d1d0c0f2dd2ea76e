// Payments over a provider that answers, stalls, lies, says things twice and out of order: money counts once, and only if
// the provider's own answer is about this order.
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Order } from "#contract/shop/orders.ts";
import { onlinePayments } from "#db/schema/payments.ts";
import { orders } from "#db/schema/orders.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { products } from "#db/schema/products.ts";
import { openShop, order, type Placed, placed, totalOf } from "../testing/orders.ts";
import { storeProduct } from "../testing/products.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import {
  openTestStripe,
  pay,
  signedMessage,
  STRIPE_KEY,
  type TestSession,
  type TestStripe,
  WEBHOOK_SECRET,
} from "../testing/stripe.ts";
import { checkPayment } from "./check-payment.ts";
import { tryAgain } from "./refund-order.ts";

let site: TestSite;
let stripe: TestStripe;
beforeAll(async () => {
  stripe = await openTestStripe();
  site = await openTestSite({ env: { STRIPE_API_BASE: stripe.url } });
  await openShop(site, { stripe: { secret: STRIPE_KEY, webhook: WEBHOOK_SECRET } });
});
afterAll(async () => {
  await site.close();
  await stripe.close();
});
const realNow = () => new Date();
beforeEach(() => site.services.database.pool.query("delete from rate_limits"));
afterEach(() => {
  stripe.behave("answer");
  stripe.beforeAnswer(() => {});
  site.services.now = realNow;
});

type Rest = Omit<Order, "id"> & { _id: string };

const db = () => site.services.database.db;
const api = (method: string, path: string, body?: unknown, as: "admin" | "guest" = "admin") =>
  site.request(method, `/api/v0${path}`, { as, ...(body === undefined ? {} : { body }) });
const read = async (id: string): Promise<Rest> => (await api("GET", `/order/${id}`)).body as Rest;
const called = async (procedure: string, body: unknown, as: "admin" | "guest" = "admin") => {
  const answer = await site.request("POST", `/trpc/${procedure}`, { as, body });
  const { result, error } = answer.body as {
    result?: { data: Record<string, unknown> };
    error?: { data: { code: string } };
  };
  return result?.data ?? error?.data;
};
const poll = async ({ _id, secret }: Placed) =>
  (await api("GET", `/shop/webhook/pollSourceStatus?order=${_id}&secret=${secret}`, undefined, "guest")).body;
const tell = ({ body, headers }: ReturnType<typeof signedMessage>) =>
  site.request("POST", "/api/v0/shop/webhook/stripe", { body, headers: { ...headers, origin: "" } });
const sessionOf = ({ _id }: { _id: string }): TestSession => {
  const found = stripe.sessions.filter(({ client_reference_id }) => client_reference_id === _id).at(-1);
  if (!found) throw new Error("there is no page");
  return found;
};
const stockOf = async (id: string) =>
  (await db().select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
const mailsOf = async (recipient: string) =>
  (await db().select().from(outgoingMail).where(eq(outgoingMail.recipient, recipient)).orderBy(outgoingMail.id)).map(
    ({ kind }) => kind,
  );

async function bought(sent: object = {}) {
  const juice = await storeProduct(db(), { stock: 5 });
  const email = `${newId()}@example.org`;
  const answer = await placed(site, {
    items: [{ item: juice.id, amount: 2 }],
    order: { payment: "creditcard", email },
    ...sent,
  });
  return { ...answer, juice, email, session: sessionOf(answer) };
}

/** What the job does when the page has ended. */
async function atTheEnd(id: string, minutes = 46): Promise<void> {
  site.services.now = () => new Date(Date.now() + minutes * 60_000);
  await checkPayment(site.services, id);
}

describe("the provider's page", () => {
  it("is for this order, this sum and this currency, ends 35 minutes after it, and comes back to the order", async () => {
    const { _id, total, payment, session, secret } = await bought();
    expect(payment).toEqual({ source: "creditcard", url: session.url });
    expect(session).toMatchObject({ client_reference_id: _id, amount_total: total, currency: "eur" });
    const { form, key } = stripe.asked.at(-1) ?? {};
    const created = new Date((await read(_id)).created).getTime();
    expect(Number(form?.get("expires_at"))).toBe(Math.floor(created / 1000) + 35 * 60);
    expect(key).toBe(`order-${_id}-1`);
    expect(form?.getAll("allowed_payment_method_types[0]")).toEqual(["card"]);
    const names = [...(form ?? [])].filter(([name]) => name.endsWith("[name]")).map(([, value]) => value);
    expect(names).toEqual(["2 × Apfelsaft", "Pfand", "Versand"]);
    const [, back = ""] = /#secret=(.+)$/u.exec(form?.get("success_url") ?? "") ?? [];
    expect(back).not.toBe(secret);
    expect(await called("ownOrder.read", { order: _id, secret: back }, "guest")).toMatchObject({ status: "pending" });
  });

  it("of 'sofort' offers neither cards nor debits", async () => {
    const juice = await storeProduct(db());
    await placed(site, { items: [{ item: juice.id, amount: 1 }], order: { payment: "sofort" } });
    const offered = [...(stripe.asked.at(-1)?.form ?? [])]
      .filter(([name]) => name.startsWith("allowed_"))
      .map(([, value]) => value);
    expect(offered.length).toBeGreaterThan(3);
    expect(offered.filter((name) => /card|debit|klarna/u.test(name))).toEqual([]);
  });

  it.each([
    ["refused", { status: 500 }],
    ["refused for good", { status: 400 }],
    ["stalled", "stall"],
  ] as const)(
    "that is %s leaves the order waiting (C105); the same key tries again, and there is one order",
    { timeout: 20_000 },
    async (_what, behaviour) => {
      const juice = await storeProduct(db(), { stock: 5 });
      const items = [{ item: juice.id, amount: 2 }];
      const sent = { items, total: await totalOf(site, items), key: newId(), order: { payment: "creditcard" } };
      stripe.behave(behaviour);
      const answer = await order(site, sent);
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([502, "C105"]);
      expect(await stockOf(juice.id)).toBe(3);
      stripe.behave("answer");
      const again = await placed(site, sent);
      expect(again.payment.url).toBe(sessionOf(again).url);
      expect((await placed(site, sent)).payment.url).toBe(again.payment.url);
      expect(stripe.sessions.filter(({ client_reference_id }) => client_reference_id === again._id)).toHaveLength(1);
      expect(await stockOf(juice.id)).toBe(3);
      expect(site.logLines.join("")).not.toMatch(/sk_test_0|whsec_0/u);
    },
  );

  it("that was made just before the process ended is found again: one question with one key", async () => {
    const juice = await storeProduct(db(), { stock: 5 });
    const sent = { items: [{ item: juice.id, amount: 1 }], key: newId(), order: { payment: "creditcard" } };
    const first = await placed(site, sent);
    // As if the process had been killed before it stored the answer.
    const before = { state: "asked", sessionId: null, url: null } as const;
    await db().update(onlinePayments).set(before).where(eq(onlinePayments.orderId, first._id));
    expect((await placed(site, sent)).payment.url).toBe(first.payment.url);
    await db().update(onlinePayments).set(before).where(eq(onlinePayments.orderId, first._id));
    pay(sessionOf(first));
    await atTheEnd(first._id);
    expect(await read(first._id)).toMatchObject({ payed: expect.any(String) });
  });
});

describe("a payment", () => {
  it("counts once, however often and by whatever way it is told", async () => {
    const { session, email, juice, ...one } = await bought();
    expect(await poll(one)).toEqual({ status: "pending" });
    pay(session);
    const message = signedMessage(session);
    const answers = await Promise.all([
      tell(message),
      tell(message),
      tell(signedMessage(session, { type: "checkout.session.async_payment_succeeded" })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await tell(message);
    expect(await poll(one)).toEqual({ status: "paid" });
    expect(await read(one._id)).toMatchObject({ payed: expect.any(String), version: 2 });
    expect(await mailsOf(email)).toEqual(["orderReceived", "orderPaid"]);
    await atTheEnd(one._id);
    expect(await stockOf(juice.id)).toBe(3);
  });

  it("stays paid, whatever older messages come after the one that says so", async () => {
    const { session, juice, email, ...one } = await bought();
    pay(session);
    const types = ["completed", "async_payment_failed", "expired", "async_payment_succeeded", "completed"];
    for (const type of types)
      expect((await tell(signedMessage(session, { type: `checkout.session.${type}` }))).status).toBe(200);
    expect(await poll(one)).toEqual({ status: "paid" });
    expect(await stockOf(juice.id)).toBe(3);
    expect(await mailsOf(email)).toEqual(["orderReceived", "orderPaid"]);
  });

  it("is found by asking, when no message comes", async () => {
    const { session, ...one } = await bought();
    pay(session);
    expect(await poll(one)).toEqual({ status: "paid" });
    const other = await bought();
    pay(other.session);
    await atTheEnd(other._id);
    expect((await read(other._id)).payed).not.toBeNull();
  });

  it.each<[string, Partial<TestSession>]>([
    ["another sum", { amount_total: 1 }],
    ["another currency", { currency: "usd" }],
    ["another order", { client_reference_id: newId() }],
  ])("for %s does not count, though the provider says so", async (_what, lie) => {
    const { session, ...one } = await bought();
    pay(session);
    Object.assign(session, lie);
    expect((await tell(signedMessage(session))).status).toBe(200);
    expect(await poll(one)).toEqual({ status: "pending" });
    expect((await read(one._id)).payed).toBeNull();
  });

  it("that a message claims, and the provider does not know of, does not count", async () => {
    const { session, ...one } = await bought();
    await tell(signedMessage({ ...session, payment_status: "paid", status: "complete" }));
    expect(await poll(one)).toEqual({ status: "pending" });
  });

  it.each<[string, (session: TestSession) => ReturnType<typeof signedMessage>]>([
    ["signed by somebody else", (session) => signedMessage(session, { secret: "whsec_other" })],
    ["six minutes old", (session) => signedMessage(session, { at: new Date(Date.now() - 360_000) })],
    ["of six minutes ahead", (session) => signedMessage(session, { at: new Date(Date.now() + 360_000) })],
    [
      "changed on its way",
      (session) => ({
        ...signedMessage(session),
        body: JSON.stringify({ object: "event", id: "evt_1", data: { object: session } }),
      }),
    ],
    [
      "without a signature",
      (session) => ({
        ...signedMessage(session),
        headers: { "content-type": "application/json", "stripe-signature": "" },
      }),
    ],
  ])("by a message that is %s is refused", async (_what, message) => {
    const { session, _id } = await bought();
    pay(session);
    const { status, body } = await tell(message(session));
    expect([status, (body as { code: string }).code]).toEqual([400, "C200"]);
    expect((await read(_id)).payed).toBeNull();
  });

  it("whose message comes while the provider cannot be asked is told again later", async () => {
    const { session, ...one } = await bought();
    pay(session);
    const message = signedMessage(session);
    stripe.behave({ status: 500 });
    expect((await tell(message)).status).toBe(502);
    stripe.behave("answer");
    expect((await tell(message)).status).toBe(200);
    expect(await poll(one)).toEqual({ status: "paid" });
  });

  it("has to be there before the goods go: open, on its way and failed it refuses that", async () => {
    const [one, onItsWay] = [await bought(), await bought()];
    pay(onItsWay.session, "processing");
    const ship = ({ _id }: { _id: string }) => api("PUT", "/shop/markShipped/", { _id });
    expect(await poll(onItsWay)).toEqual({ status: "pending" });
    for (const unpaid of [one, onItsWay])
      expect(await ship(unpaid)).toMatchObject({ status: 409, body: { code: "C109", current: { shipped: null } } });
    pay(onItsWay.session);
    await tell(signedMessage(onItsWay.session));
    expect((await ship(onItsWay)).body).toMatchObject({ shipped: expect.any(String) });
    await atTheEnd(one._id);
    expect((await ship(one)).status).toBe(409);
    // By transfer, after all.
    const other = await bought();
    await api("PUT", "/shop/markPayed/", { _id: other._id });
    expect((await ship(other)).status).toBe(200);
  });

  it("without the webhook's secret verifies nothing", async () => {
    const { session, _id } = await bought();
    pay(session);
    await openShop(site, { stripe: { webhook: "" } });
    expect((await tell(signedMessage(session, { secret: " " }))).status).toBe(400);
    expect((await read(_id)).payed).toBeNull();
    await openShop(site, { stripe: { webhook: WEBHOOK_SECRET } });
  });
});

describe("a page that ends", () => {
  it("gives the pieces back: it is asked at 45 minutes, not before", async () => {
    const { session, juice, ...one } = await bought();
    await atTheEnd(one._id, 44);
    expect(await stockOf(juice.id)).toBe(3);
    await atTheEnd(one._id);
    expect(session.status).toBe("expired");
    expect(await stockOf(juice.id)).toBe(5);
    expect(await read(one._id)).toMatchObject({ payed: null, cancelled: null });
    expect(await poll(one)).toEqual({ status: "failed" });
    await atTheEnd(one._id, 600);
    await tell(signedMessage(session, { type: "checkout.session.expired" }));
    expect(await stockOf(juice.id)).toBe(5);
  });

  it("with money that is on its way for a day keeps the pieces until it is there, or not", async () => {
    const [there, gone] = [await bought(), await bought()];
    for (const one of [there, gone]) {
      pay(one.session, "processing");
      await atTheEnd(one._id);
      expect(await stockOf(one.juice.id)).toBe(3);
    }
    pay(there.session);
    pay(gone.session, "failed");
    for (const one of [there, gone]) await atTheEnd(one._id, 24 * 60);
    expect(await poll(there)).toEqual({ status: "paid" });
    expect(await poll(gone)).toEqual({ status: "failed" });
    expect([await stockOf(there.juice.id), await stockOf(gone.juice.id)]).toEqual([3, 5]);
  });

  it("with money that does not come gives them back at once when a message says so; never while it is on its way", async () => {
    const [told, early] = [await bought(), await bought()];
    for (const one of [told, early]) pay(one.session, "processing");
    // A provider that only names the payment, without saying what it is at.
    told.session.payment_intent = `pi_${told.session.id}`;
    const type = "checkout.session.async_payment_failed";
    for (const one of [told, early]) expect((await tell(signedMessage(one.session, { type }))).status).toBe(200);
    expect(await poll(told)).toEqual({ status: "failed" });
    expect(await poll(early)).toEqual({ status: "pending" });
    expect([await stockOf(told.juice.id), await stockOf(early.juice.id)]).toEqual([5, 3]);
  });

  it("while the provider cannot be reached keeps the pieces, and is asked again", async () => {
    const { _id, juice } = await bought();
    stripe.behave({ status: 500 });
    await atTheEnd(_id);
    expect(await stockOf(juice.id)).toBe(3);
    stripe.behave("answer");
    await atTheEnd(_id, 52);
    expect(await stockOf(juice.id)).toBe(5);
  });

  it("never made, because the provider refused, gives them back as well", async () => {
    const juice = await storeProduct(db(), { stock: 5 });
    stripe.behave({ status: 400 });
    const key = newId();
    await order(site, { items: [{ item: juice.id, amount: 2 }], key, order: { payment: "creditcard" } });
    const [row] = await db()
      .select({ id: orders.id })
      .from(orders)
      .orderBy(orders.id)
      .limit(1_000)
      .then((rows) => rows.slice(-1));
    await atTheEnd(row?.id ?? "");
    expect(await stockOf(juice.id)).toBe(5);
  });

  it("of an order that has gone, as it could before, gives nothing back: its pieces are not there", async () => {
    const [ended, neverMade] = [await bought(), await bought()];
    stripe.behave({ status: 400 });
    const before = { state: "asked", sessionId: null, url: null } as const;
    await db().update(onlinePayments).set(before).where(eq(onlinePayments.orderId, neverMade._id));
    for (const { _id } of [ended, neverMade])
      await db().update(orders).set({ shipped: new Date() }).where(eq(orders.id, _id));
    await atTheEnd(neverMade._id);
    stripe.behave("answer");
    await atTheEnd(ended._id);
    for (const { _id, juice } of [ended, neverMade]) {
      expect((await db().select().from(onlinePayments).where(eq(onlinePayments.orderId, _id)))[0]?.state).toBe(
        "failed",
      );
      expect(await stockOf(juice.id)).toBe(3);
      expect(await called("orders.update", { id: _id })).toMatchObject({ states: ["unpaid"] });
    }
  });

  it("and is paid after that: the money is kept, the order marked, customer and shop are told", async () => {
    await site.request("PUT", "/api/v0/config/", {
      as: "admin",
      body: { notify: { message: [], order: ["hof@example.org"] } },
    });
    const { session, email, ...one } = await bought();
    await atTheEnd(one._id);
    pay(session);
    await tell(signedMessage(session, { at: site.services.now() }));
    const [item] = await called("orders.update", { id: one._id }).then((row) => [row as unknown as Order]);
    expect(item).toMatchObject({
      payed: expect.any(String),
      oversold: expect.any(String),
      states: ["oversold", "unshipped"],
    });
    expect(await mailsOf(email)).toEqual(["orderReceived", "orderLate"]);
    expect(await mailsOf("hof@example.org")).toEqual(["orderNotice", "orderLateNotice"]);
    await site.request("PUT", "/api/v0/config/", { as: "admin", body: { notify: { message: [], order: [] } } });
  });

  it("because the order is cancelled, or removed only then", async () => {
    const { session, juice, ...one } = await bought();
    expect(await api("DELETE", `/order/${one._id}`)).toMatchObject({ status: 409, body: { code: "C109" } });
    await called("orders.cancel", { id: one._id });
    expect(session.status).toBe("expired");
    expect([await stockOf(juice.id), await poll(one)]).toEqual([5, { status: "cancelled" }]);
    expect((await api("DELETE", `/order/${one._id}`)).status).toBe(200);
  });
});

describe("a refund", () => {
  const paid = async () => {
    const one = await bought();
    pay(one.session);
    await poll(one);
    return one;
  };

  it("is paid once, in part and in full, and never more than was paid", async () => {
    const { _id, total, session } = await paid();
    const refund = (cents?: number, refundId = newId()) =>
      called("orders.refund", { id: _id, refundId, ...(cents !== undefined && { cents }) });
    const first = newId();
    expect(await refund(100, first)).toMatchObject({ refunded: 100 });
    expect(await refund(100, first)).toMatchObject({ refunded: 100 });
    expect(await refund(total)).toMatchObject({ code: "C109" });
    // A known refund is neither another sum nor another order's.
    expect(await refund(101, first)).toMatchObject({ code: "C409" });
    expect(await called("orders.refund", { id: (await paid())._id, refundId: first })).toMatchObject({ code: "C404" });
    expect((await read(_id)).refunded).toBe(100);
    const both = await Promise.all([refund(), refund()]);
    expect(both.map((answer) => (answer as { code?: string }).code ?? "done").sort()).toEqual(["C109", "done"]);
    expect((await read(_id)).refunded).toBe(total);
    const paidBack = stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${session.id}`);
    expect(paidBack.map(({ amount }) => amount)).toEqual([100, total - 100]);
  });

  it("that the provider refuses is none, and can be asked for again", async () => {
    const { _id, total } = await paid();
    stripe.behave({ status: 400 });
    expect(await called("orders.refund", { id: _id, refundId: newId() })).toMatchObject({ code: "C105" });
    expect((await read(_id)).refunded).toBe(0);
    stripe.behave("answer");
    expect(await called("orders.refund", { id: _id, refundId: newId() })).toMatchObject({ refunded: total });
  });

  it("whose answer is lost is asked for again with its key, and paid once; not when the provider has forgotten the key", async () => {
    const { _id, total, session } = await paid();
    const refundId = newId();
    stripe.behave({ status: 500 });
    expect(await called("orders.refund", { id: _id, refundId })).toMatchObject({ code: "C105" });
    expect(await called("orders.refund", { id: _id, refundId: newId() })).toMatchObject({ code: "C109" });
    stripe.behave("answer");
    stripe.beforeAnswer(() => {});
    site.services.now = () => new Date(Date.now() + 6 * 60_000);
    await tryAgain(site.services, refundId);
    await tryAgain(site.services, refundId);
    expect((await read(_id)).refunded).toBe(total);
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${session.id}`)).toHaveLength(1);

    const other = await paid();
    const lost = newId();
    stripe.behave({ status: 500 });
    await called("orders.refund", { id: other._id, refundId: lost });
    stripe.behave("answer");
    site.services.now = () => new Date(Date.now() + 21 * 3_600_000);
    await tryAgain(site.services, lost);
    expect(await called("orders.refund", { id: other._id, refundId: lost })).toMatchObject({ code: "C105" });
    expect(stripe.refunds.some(({ payment_intent }) => payment_intent === `pi_${other.session.id}`)).toBe(false);
  });

  it("of what is not paid is refused; of what came by transfer it is recorded", async () => {
    const juice = await storeProduct(db());
    const { _id, total } = await placed(site, { items: [{ item: juice.id, amount: 1 }] });
    expect(await called("orders.refund", { id: _id, refundId: newId() })).toMatchObject({ code: "C109" });
    await api("PUT", "/shop/markPayed/", { _id });
    const before = stripe.refunds.length;
    expect(await called("orders.refund", { id: _id, refundId: newId() })).toMatchObject({ refunded: total });
    expect(stripe.refunds.length).toBe(before);
  });
});

describe("a refund that is made on the provider's own site", () => {
  const paid = async () => {
    const one = await bought();
    pay(one.session);
    await poll(one);
    return one;
  };
  const events = async (id: string) => {
    const query = encodeURIComponent(JSON.stringify({ id }));
    const { body } = await site.request("GET", `/trpc/orders.events?input=${query}`, { as: "admin" });
    return (body as { result: { data: { kind: string; cents: number; by: string }[] } }).result.data
      .filter(({ kind }) => kind.startsWith("refund"))
      .map(({ kind, cents, by }) => [kind, cents, by]);
  };
  const chargeOf = (session: TestSession) => ({ id: "ch_1", object: "charge", payment_intent: `pi_${session.id}` });
  const told = (session: TestSession) => tell(signedMessage(chargeOf(session), { type: "charge.refunded" }));

  it("is noticed once, however often and by whatever message it is told; the customer gets a mail", async () => {
    const { _id, total, session, email } = await paid();
    const refund = stripe.payBack(session, 100);
    const message = signedMessage(refund, { type: "refund.created" });
    const answers = await Promise.all([tell(message), tell(message), told(session)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await tell(signedMessage(refund, { type: "charge.refund.updated" }));
    expect((await read(_id)).refunded).toBe(100);
    stripe.payBack(session, total - 100, { status: "pending" });
    await told(session);
    expect((await read(_id)).refunded).toBe(total);
    expect(await events(_id)).toEqual([
      ["refunded", 100, ""],
      ["refunded", total - 100, ""],
    ]);
    expect(await mailsOf(email)).toEqual(["orderReceived", "orderPaid", "orderRefunded", "orderRefunded"]);
    expect(await called("orders.refund", { id: _id, refundId: newId() })).toMatchObject({ code: "C109" });
  });

  it("is none because a message says so: the provider is asked, and told again if it does not answer", async () => {
    const { _id, session } = await paid();
    const claimed = { ...chargeOf(session), amount_refunded: 500, refunded: true };
    expect((await tell(signedMessage(claimed, { type: "charge.refunded" }))).status).toBe(200);
    expect((await read(_id)).refunded).toBe(0);
    stripe.payBack(session, 100, { currency: "usd" });
    await told(session);
    expect((await read(_id)).refunded).toBe(0);
    stripe.payBack(session, 70);
    const message = signedMessage(chargeOf(session), { type: "charge.refunded" });
    stripe.behave({ status: 500 });
    expect((await tell(message)).status).toBe(502);
    stripe.behave("answer");
    expect((await tell(message)).status).toBe(200);
    expect((await read(_id)).refunded).toBe(70);
    const forged = signedMessage(chargeOf(session), { type: "charge.refunded", secret: "whsec_other" });
    expect((await tell(forged)).status).toBe(400);
  });

  it("that is told before the payment counts both; of a payment that is not the shop's counts nothing", async () => {
    const { _id, session, ...one } = await bought();
    pay(session);
    stripe.payBack(session, 100);
    expect((await told(session)).status).toBe(200);
    expect(await poll({ _id, ...one })).toEqual({ status: "paid" });
    expect(await read(_id)).toMatchObject({ refunded: 100, payed: expect.any(String) });
    const foreign = { id: "ch_2", object: "charge", payment_intent: "pi_of_another_shop" };
    expect((await tell(signedMessage(foreign, { type: "charge.refunded" }))).status).toBe(200);
  });

  it("is told apart from the shop's own: none counts twice, also if the shop's answer was lost", async () => {
    const { _id, session, email } = await paid();
    const refund = (cents: number, refundId = newId()) => called("orders.refund", { id: _id, refundId, cents });
    await refund(100);
    await told(session);
    expect((await read(_id)).refunded).toBe(100);
    // The provider has done it, and its answer is lost.
    const lost = newId();
    stripe.payBack(session, 50, { metadata: { refund: lost } });
    stripe.behave({ status: 500 });
    expect(await refund(50, lost)).toMatchObject({ code: "C105" });
    stripe.behave("answer");
    await told(session);
    await told(session);
    expect((await read(_id)).refunded).toBe(150);
    expect(await refund(50, lost)).toMatchObject({ refunded: 150 });
    expect(await events(_id)).toEqual([
      ["refunded", 100, "Test admin"],
      ["refunded", 50, "Test admin"],
    ]);
    expect(await mailsOf(email)).toEqual(["orderReceived", "orderPaid", "orderRefunded", "orderRefunded"]);
  });

  it("and fails later is taken back, also the shop's own, and an older answer does not bring it again", async () => {
    const { _id, session } = await paid();
    await called("orders.refund", { id: _id, refundId: newId(), cents: 100 });
    const refund = stripe.refunds.at(-1);
    if (refund) refund.status = "failed";
    await tell(signedMessage(refund ?? {}, { type: "refund.failed" }));
    expect(await read(_id)).toMatchObject({ refunded: 0, read: false });
    if (refund) refund.status = "pending";
    await tell(signedMessage(refund ?? {}, { type: "refund.updated" }));
    expect((await read(_id)).refunded).toBe(0);
    if (refund) refund.status = "failed";
    expect(await called("orders.refund", { id: _id, refundId: newId(), cents: 30 })).toMatchObject({ refunded: 30 });
    await told(session);
    expect((await read(_id)).refunded).toBe(30);
    expect(await events(_id)).toEqual([
      ["refunded", 100, "Test admin"],
      ["refundFailed", 100, ""],
      ["refunded", 30, "Test admin"],
    ]);
  });

  it("and was not told of is seen when the shop's own is refused for it", async () => {
    const { _id, total, session } = await paid();
    stripe.payBack(session, total);
    expect(await called("orders.refund", { id: _id, refundId: newId() })).toMatchObject({ code: "C105" });
    expect((await read(_id)).refunded).toBe(total);
  });
});

describe("payouts", () => {
  it("are listed, with the orders that they hold", async () => {
    const { session, ...one } = await bought();
    pay(session);
    await poll(one);
    stripe.payouts.push({
      id: "po_1",
      object: "payout",
      amount: 900,
      currency: "eur",
      arrival_date: 1_780_000_000,
      status: "paid",
    });
    stripe.transactions.push({
      id: "txn_1",
      object: "balance_transaction",
      type: "charge",
      amount: one.total,
      fee: 40,
      net: one.total - 40,
      source: { id: "ch_1", object: "charge", payment_intent: `pi_${session.id}` },
    });
    expect((await api("GET", "/shop/payouts")).body).toEqual([
      { _id: "po_1", amount: 900, currency: "EUR", arrival: "2026-05-28T20:26:40.000Z", status: "paid" },
    ]);
    expect((await api("GET", "/shop/payouts/", undefined, "guest")).status).toBe(401);
    const { body } = await site.request(
      "GET",
      `/trpc/payments.payoutParts?input=${encodeURIComponent(JSON.stringify({ id: "po_1" }))}`,
      { as: "admin" },
    );
    expect((body as { result: { data: object[] } }).result.data).toEqual([
      { type: "charge", amount: one.total, fee: 40, net: one.total - 40, order: { id: one._id, number: one.number } },
    ]);
  });
});

it("a payout holds every part, however many pages they are", async () => {
  const parts = Array.from({ length: 205 }, (_, index) => ({
    id: `txn_many_${index}`,
    object: "balance_transaction",
    type: "adjustment",
    amount: index,
    fee: 0,
    net: index,
    source: null,
  }));
  stripe.transactions.splice(0, Infinity, ...parts);
  const input = encodeURIComponent(JSON.stringify({ id: "po_1" }));
  const { body } = await site.request("GET", `/trpc/payments.payoutParts?input=${input}`, { as: "admin" });
  const { data } = (body as { result: { data: { amount: number }[] } }).result;
  expect(data.map(({ amount }) => amount)).toEqual(parts.map(({ amount }) => amount));
});

describe("the button that tests the key", () => {
  const tested = async () => {
    const { body } = await site.request("POST", "/trpc/selfTests.payment", { as: "system", body: {} });
    return (body as { result: { data: object } }).result.data;
  };
  const setKey = (secret: string) =>
    site.request("PUT", "/api/v0/config/", { as: "system", body: { shop: { stripe: { secret } } } });
  afterEach(() => setKey(STRIPE_KEY));

  it("says whether the provider takes it, and whether real money moves", async () => {
    expect(await tested()).toEqual({ result: "fine", live: false });
    await setKey("sk_live_of_somebody_else");
    expect(await tested()).toEqual({ result: "refused" });
    await setKey("");
    expect(await tested()).toEqual({ result: "noKey" });
  });

  it("is for those who set keys alone", async () => {
    expect((await site.request("POST", "/trpc/selfTests.payment", { as: "admin", body: {} })).status).toBe(403);
  });
});
