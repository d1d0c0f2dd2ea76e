import { desc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, describe, expect, it } from "vitest";
import { onlinePayments } from "#db/schema/payments.ts";
import { orders } from "#db/schema/orders.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { documentsOf } from "../documents/store.ts";
import { openShop, order, placed, totalOf } from "#testing/orders.ts";
import { openPayingShop } from "#testing/paying-shop.ts";
import { storeProduct } from "#testing/products.ts";
import { pay, signedMessage, STRIPE_KEY, type TestSession, WEBHOOK_SECRET } from "#testing/stripe.ts";
import { checkPayment } from "./check-payment.ts";
import { refusal } from "#testing/trpc-client.ts";

const shop = await openPayingShop();
const {
  site,
  stripe,
  db,
  api,
  admin,
  bought,
  guest,
  history,
  jobOf,
  later,
  mailsOf,
  poll,
  read,
  sessionOf,
  stockOf,
  takeJob,
  tell,
} = shop;

async function atTheEnd(id: string, minutes = 46): Promise<void> {
  later(minutes);
  await checkPayment(site.services, id);
}

const killed = { state: "asked", sessionId: null, url: null } as const;

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
    expect(await guest.ownOrder.read.mutate({ order: _id, secret: back })).toMatchObject({ status: "pending" });
  });

  it("of 'sofort' offers neither cards nor debits", async () => {
    const juice = await storeProduct(db);
    await placed(site, { items: [{ item: juice.id, amount: 1 }], order: { payment: "sofort" } });
    const offered = [...(stripe.asked.at(-1)?.form ?? [])]
      .filter(([name]) => name.startsWith("allowed_"))
      .map(([, value]) => value);
    expect(offered.length).toBeGreaterThan(3);
    expect(offered.filter((name) => /card|debit|klarna/u.test(name))).toEqual([]);
  });

  it.each([
    ["refused", { status: 500 }],
    ["refused for a wrong key", { status: 401 }],
    ["asked for at an address that it does not know", { status: 404 }],
    ["stalled", "stall"],
  ] as const)(
    "that is %s leaves the order waiting (C105); the same key tries again, and there is one order",
    async (_what, behaviour) => {
      const juice = await storeProduct(db, { stock: 5 });
      const items = [{ item: juice.id, amount: 2 }];
      const email = `${newId()}@example.org`;
      const key = newId();
      const sent = { items, total: await totalOf(site, items), key, order: { payment: "creditcard", email } };
      stripe.behave(behaviour);
      const answer = await order(site, sent);
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([502, "C105"]);
      expect(await stockOf(juice.id)).toBe(3);
      expect(await mailsOf(email)).toEqual([]);
      stripe.behave("answer");
      const again = await placed(site, sent);
      expect(await mailsOf(email)).toEqual(["orderReceived"]);
      expect(again.payment.url).toBe(sessionOf(again).url);
      expect((await placed(site, sent)).payment.url).toBe(again.payment.url);
      expect(stripe.sessions.filter(({ client_reference_id }) => client_reference_id === again._id)).toHaveLength(1);
      expect(await stockOf(juice.id)).toBe(3);
      expect(site.logLines.join("")).not.toMatch(/sk_test_0|whsec_0/u);
    },
  );

  it("that the provider will never make: the order is deleted, its pieces are back, nobody is mailed, and a new key is needed", async () => {
    const juice = await storeProduct(db, { stock: 5 });
    const email = `${newId()}@example.org`;
    const sent = { items: [{ item: juice.id, amount: 2 }], key: newId(), order: { payment: "creditcard", email } };
    stripe.behave({ status: 400 });
    const answer = await order(site, sent);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: "C200", fields: { payment: expect.any(String) } },
    ]);
    expect(await stockOf(juice.id)).toBe(5);
    expect(await mailsOf(email)).toEqual([]);
    const [gone] = await db.select().from(orders).orderBy(desc(orders.number)).limit(1);
    expect(gone).toMatchObject({ deleted: expect.any(Date), email: "", paidAt: null });
    stripe.behave("answer");
    expect((await order(site, sent)).status).toBe(409);
    const next = await placed(site, { ...sent, key: newId() });
    expect(next.number).toBe((gone?.number ?? 0) + 1);
    await atTheEnd(gone?.id ?? "");
    expect(await stockOf(juice.id)).toBe(3);
  });

  it("is not offered for less than the provider takes; where nothing is to be paid, everything is paid at once", async () => {
    const cheap = await storeProduct(db, { price: 40, deposit: 0, packs: { packOfSix: null, packOfTwelve: null } });
    const items = [{ item: cheap.id, amount: 1 }];
    const little = await order(site, { items, order: { payment: "creditcard", delivery: "pickup" } });
    expect([little.status, little.body]).toMatchObject([
      400,
      { code: "C200", fields: { "order.payment": expect.any(String) } },
    ]);
    expect((await order(site, { items, order: { payment: "invoice", delivery: "pickup" } })).status).toBe(201);

    const free = await storeProduct(db, { price: 0, deposit: 0, packs: { packOfSix: null, packOfTwelve: null } });
    const pages = stripe.sessions.length;
    for (const payment of ["creditcard", "advancepayment"]) {
      const email = `${newId()}@example.org`;
      const given = { items: [{ item: free.id, amount: 1 }], order: { payment, email, delivery: "pickup" } };
      const { _id } = await placed(site, given);
      expect(await read(_id)).toMatchObject({ total: 0, payed: expect.any(String), refunded: 0 });
      expect(await mailsOf(email)).toEqual(["orderReceived"]);
    }
    expect(stripe.sessions).toHaveLength(pages);
  });

  it("that was made just before the process ended is found again: one question with one key", async () => {
    const juice = await storeProduct(db, { stock: 5 });
    const sent = { items: [{ item: juice.id, amount: 1 }], key: newId(), order: { payment: "creditcard" } };
    const first = await placed(site, sent);
    await db.update(onlinePayments).set(killed).where(eq(onlinePayments.orderId, first._id));
    expect((await placed(site, sent)).payment.url).toBe(first.payment.url);
    await db.update(onlinePayments).set(killed).where(eq(onlinePayments.orderId, first._id));
    pay(sessionOf(first));
    await atTheEnd(first._id);
    expect(await read(first._id)).toMatchObject({ payed: expect.any(String) });
  });
});

describe("a page that is made while", () => {
  const madeWhile = async (change: Partial<typeof onlinePayments.$inferInsert>) => {
    const juice = await storeProduct(db, { stock: 5 });
    const sent = { items: [{ item: juice.id, amount: 1 }], key: newId(), order: { payment: "creditcard" } };
    const first = await placed(site, sent);
    const isIt = eq(onlinePayments.orderId, first._id);
    await db.update(onlinePayments).set(killed).where(isIt);
    stripe.beforeAnswer(async () => void (await db.update(onlinePayments).set(change).where(isIt)));
    const again = await placed(site, sent);
    stripe.beforeAnswer(() => {});
    return { again, row: (await db.select().from(onlinePayments).where(isIt))[0] };
  };

  it("another process has its payment leaves it paid", async () => {
    const paid = { state: "paid", sessionId: `cs_${newId()}`, intentId: "pi_of_it" } as const;
    const { again, row } = await madeWhile(paid);
    expect(row).toMatchObject(paid);
    expect(again.payment.url).toBeUndefined();
  });

  it("another process gives it up leads nobody there; money that comes there all the same counts, too late", async () => {
    const { again, row } = await madeWhile({ state: "failed", checkAt: null });
    const session = sessionOf(again);
    expect(row).toMatchObject({ state: "failed", sessionId: session.id });
    expect(again.payment.url).toBeUndefined();
    pay(session);
    await tell(signedMessage(session));
    expect(await read(again._id)).toMatchObject({ payed: expect.any(String) });
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

  it("of another sum is shown at the order, once, and goes back through the provider", async () => {
    const { session, ...one } = await bought();
    pay(session);
    session.amount_total = 700;
    for (const _time of [1, 2]) await tell(signedMessage(session));
    expect(await poll(one)).toEqual({ status: "pending" });
    const shown = await admin.orders.byId.query({ id: one._id });
    expect(shown).toMatchObject({ paidAt: null, received: 700, due: one.total - 700, read: false });
    expect((await history(one._id)).filter(({ kind }) => kind === "paidOther")).toMatchObject([{ cents: 700 }]);
    expect(await refusal(admin.orders.refund.mutate({ id: one._id, refundId: newId(), cents: 701 }))).toMatchObject({
      code: "C109",
    });
    expect(await admin.orders.refund.mutate({ id: one._id, refundId: newId() })).toMatchObject({ refunded: 700 });
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 700 });
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
    const key = `payment:${one._id}` as const;
    const at = await jobOf(key);
    await takeJob(key);
    await atTheEnd(one._id, 44);
    expect(await stockOf(juice.id)).toBe(3);
    expect([at, await jobOf(key)]).toEqual([expect.any(Date), at]);
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
    // The provider's answer contains only the id of the payment, and not its state.
    told.session.payment_intent = `pi_${told.session.id}`;
    const type = "checkout.session.async_payment_failed";
    for (const one of [told, early]) expect((await tell(signedMessage(one.session, { type }))).status).toBe(200);
    expect(await poll(told)).toEqual({ status: "failed" });
    expect(await poll(early)).toEqual({ status: "pending" });
    expect([await stockOf(told.juice.id), await stockOf(early.juice.id)]).toEqual([5, 3]);
  });

  it("that the provider does not know any more gives the pieces back after a day, not if money is on its way", async () => {
    const [gone, onItsWay] = [await bought(), await bought()];
    pay(onItsWay.session, "processing");
    await atTheEnd(onItsWay._id);
    stripe.sessions.length = 0;
    await atTheEnd(gone._id);
    expect(await stockOf(gone.juice.id)).toBe(3);
    for (const { _id } of [gone, onItsWay]) await atTheEnd(_id, 25 * 60);
    expect([await stockOf(gone.juice.id), await stockOf(onItsWay.juice.id)]).toEqual([5, 3]);
    expect(await poll(gone)).toEqual({ status: "failed" });
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
    const juice = await storeProduct(db, { stock: 5 });
    stripe.behave({ status: 400 });
    const key = newId();
    await order(site, { items: [{ item: juice.id, amount: 2 }], key, order: { payment: "creditcard" } });
    const [row] = await db
      .select({ id: orders.id })
      .from(orders)
      .orderBy(orders.id)
      .limit(1_000)
      .then((rows) => rows.slice(-1));
    await atTheEnd(row?.id ?? "");
    expect(await stockOf(juice.id)).toBe(5);
  });

  it.each([
    ["made", { state: "open", sessionId: "cs_open", url: "https://pay.example.org/" }],
    ["on which money is on its way", { state: "processing", sessionId: "cs_processing" }],
    ["that is paid", { state: "paid", sessionId: "cs_paid", intentId: "pi_meanwhile", checkAt: null }],
  ] as const)("and never made is not given up if there is one meanwhile, %s", async (_what, meanwhile) => {
    const { _id, juice } = await bought();
    const isIt = eq(onlinePayments.orderId, _id);
    await db.update(onlinePayments).set(killed).where(isIt);
    stripe.behave({ status: 400 });
    stripe.beforeAnswer(async () => void (await db.update(onlinePayments).set(meanwhile).where(isIt)));
    await atTheEnd(_id);
    expect((await db.select().from(onlinePayments).where(isIt))[0]).toMatchObject(meanwhile);
    expect(await stockOf(juice.id)).toBe(3);
    expect((await history(_id)).map(({ kind }) => kind)).toEqual(["created"]);
  });

  it("and is not known at the provider is not given up if money is on its way by then", async () => {
    const { _id, juice } = await bought();
    const isIt = eq(onlinePayments.orderId, _id);
    stripe.sessions.length = 0;
    stripe.beforeAnswer(async () => void (await db.update(onlinePayments).set({ state: "processing" }).where(isIt)));
    await atTheEnd(_id, 25 * 60);
    expect((await db.select().from(onlinePayments).where(isIt))[0]).toMatchObject({ state: "processing" });
    expect(await stockOf(juice.id)).toBe(3);
  });

  it("is asked about no more if it is settled while it is put off", async () => {
    const { _id } = await bought();
    const isIt = eq(onlinePayments.orderId, _id);
    stripe.behave({ status: 500 });
    stripe.beforeAnswer(async () => void (await db.update(onlinePayments).set({ checkAt: null }).where(isIt)));
    await atTheEnd(_id);
    expect((await db.select().from(onlinePayments).where(isIt))[0]).toMatchObject({ checkAt: null });
  });

  it("of an order that has gone, as it could before, gives nothing back: its pieces are not there", async () => {
    const [ended, neverMade] = [await bought(), await bought()];
    stripe.behave({ status: 400 });
    await db.update(onlinePayments).set(killed).where(eq(onlinePayments.orderId, neverMade._id));
    for (const { _id } of [ended, neverMade])
      await db.update(orders).set({ shipped: new Date() }).where(eq(orders.id, _id));
    await atTheEnd(neverMade._id);
    stripe.behave("answer");
    await atTheEnd(ended._id);
    for (const { _id, juice } of [ended, neverMade]) {
      expect((await db.select().from(onlinePayments).where(eq(onlinePayments.orderId, _id)))[0]?.state).toBe("failed");
      expect(await stockOf(juice.id)).toBe(3);
      expect(await admin.orders.update.mutate({ id: _id })).toMatchObject({ states: ["unpaid"] });
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
    expect(await admin.orders.update.mutate({ id: one._id })).toMatchObject({
      paidAt: expect.any(String),
      oversold: expect.any(String),
      states: ["oversold", "unshipped"],
    });
    expect(await mailsOf(email)).toEqual(["orderReceived", "orderExpired", "orderLate"]);
    expect(await mailsOf("hof@example.org")).toEqual(["orderNotice", "orderLateNotice"]);
    await site.request("PUT", "/api/v0/config/", { as: "admin", body: { notify: { message: [], order: [] } } });
  });

  it("of an order that is cancelled meanwhile: it is owed again, and no invoice is made", async () => {
    await site.request("PUT", "/api/v0/config/", {
      as: "admin",
      body: { notify: { message: [], order: ["hof@example.org"] } },
    });
    const { session, email, ...one } = await bought();
    pay(session, "processing");
    await poll(one);
    await admin.orders.cancel.mutate({ id: one._id });
    pay(session);
    await tell(signedMessage(session));
    expect(await admin.orders.update.mutate({ id: one._id })).toMatchObject({
      paidAt: expect.any(String),
      invoice: null,
      states: expect.arrayContaining(["cancelled", "refundDue"]),
    });
    expect((await mailsOf(email)).at(-1)).toBe("orderPaidCancelled");
    expect((await mailsOf("hof@example.org")).at(-1)).toBe("orderPaidCancelledNotice");
    expect(await admin.orders.refund.mutate({ id: one._id, refundId: newId() })).toMatchObject({
      states: ["oversold", "cancelled"],
    });
    await site.request("PUT", "/api/v0/config/", { as: "admin", body: { notify: { message: [], order: [] } } });
  });

  it("of a customer who was erased, and is paid after that, is told to the shop alone, by no empty name", async () => {
    await site.request("PUT", "/api/v0/config/", {
      as: "admin",
      body: { notify: { message: [], order: ["buero@example.org"] } },
    });
    const [late, cancelled] = [await bought(), await bought()];
    await atTheEnd(late._id);
    pay(cancelled.session, "processing");
    await poll(cancelled);
    await admin.orders.cancel.mutate({ id: cancelled._id });
    for (const { _id, email, session } of [late, cancelled]) {
      await admin.persons.erase.mutate({ email });
      const before = (await mailsOf("buero@example.org")).length;
      pay(session);
      await tell(signedMessage(session, { at: site.services.now() }));
      expect(await read(_id)).toMatchObject({ payed: expect.any(String), order: { email: "" } });
      expect((await mailsOf("buero@example.org")).length).toBe(before + 1);
      await admin.orders.refund.mutate({ id: _id, refundId: newId() });
    }
    const [invoice] = await documentsOf(db, late._id);
    expect((await api("GET", `/export/document/${invoice?.id}.pdf`)).status).toBe(200);
    const mails = await db.select().from(outgoingMail).orderBy(outgoingMail.id);
    expect(mails.filter(({ recipient }) => recipient === "")).toEqual([]);
    const notices = mails.filter(({ recipient }) => recipient === "buero@example.org").slice(-2);
    expect(notices.map(({ kind }) => kind)).toEqual(["orderLateNotice", "orderPaidCancelledNotice"]);
    for (const { subject, body, replyTo } of notices) {
      expect(body).toMatch(/^Jemand ohne gespeicherten Namen hat /u);
      expect(subject + body).not.toContain("undefined");
      expect(replyTo).toBeNull();
    }
    await site.request("PUT", "/api/v0/config/", { as: "admin", body: { notify: { message: [], order: [] } } });
  });

  it("of an order that somebody has marked as paid meanwhile is said: perhaps it is paid twice", async () => {
    const { _id, session, ...one } = await bought();
    pay(session, "processing");
    await poll({ _id, ...one });
    await api("PUT", "/shop/markPayed/", { _id });
    expect(await refusal(admin.orders.refund.mutate({ id: _id, refundId: newId() }))).toMatchObject({
      code: "C109",
      fields: { cents: expect.any(String) },
    });
    await admin.orders.update.mutate({ id: _id, read: true });
    pay(session);
    await tell(signedMessage(session));
    expect((await history(_id)).map(({ kind }) => kind)).toEqual(["created", "paid", "paidOnline"]);
    expect(await read(_id)).toMatchObject({ read: false });
  });

  it("because the order is cancelled, or removed only then", async () => {
    const { session, juice, ...one } = await bought();
    expect(await api("DELETE", `/order/${one._id}`)).toMatchObject({ status: 409, body: { code: "C109" } });
    await admin.orders.cancel.mutate({ id: one._id });
    expect(session.status).toBe("expired");
    expect([await stockOf(juice.id), await poll(one)]).toEqual([5, { status: "cancelled" }]);
    expect((await api("DELETE", `/order/${one._id}`)).status).toBe(200);
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
    expect(await admin.payments.payoutParts.query({ id: "po_1" })).toEqual([
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
  const held = await admin.payments.payoutParts.query({ id: "po_1" });
  expect(held.map(({ amount }) => amount)).toEqual(parts.map(({ amount }) => amount));
});

describe("the button that tests the key", () => {
  const tested = () => site.trpc("system").selfTests.payment.mutate();
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
    expect((await refusal(admin.selfTests.payment.mutate())).status).toBe(403);
  });
});
