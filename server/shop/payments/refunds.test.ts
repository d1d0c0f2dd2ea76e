import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { refunds } from "#db/schema/payments.ts";
import { placed } from "#testing/orders.ts";
import { openPayingShop } from "#testing/paying-shop.ts";
import { storeProduct } from "#testing/products.ts";
import { pay, signedMessage, type TestSession } from "#testing/stripe.ts";
import { tryAgain } from "./refund-order.ts";
import { refusal, statusOf } from "#testing/trpc-client.ts";

const shop = await openPayingShop();
const {
  site,
  stripe,
  db,
  api,
  admin,
  bought,
  history,
  jobOf,
  later,
  mailsOf,
  paid,
  poll,
  read,
  refundWay,
  stockOf,
  takeJob,
  tell,
} = shop;

const refundRow = async (id: string) => (await db.select().from(refunds).where(eq(refunds.id, id)))[0];

describe("a refund", () => {
  it("is paid once, in part and in full, and never more than was paid", async () => {
    const { _id, total, session } = await paid();
    const refund = (cents?: number, refundId = newId()) =>
      admin.orders.refund.mutate({ id: _id, refundId, ...(cents !== undefined && { cents }) });
    const first = newId();
    expect(await refund(100, first)).toMatchObject({ refunded: 100 });
    expect(await refund(100, first)).toMatchObject({ refunded: 100 });
    expect(await refusal(refund(total))).toMatchObject({ code: "C109" });
    expect(await refusal(refund(101, first))).toMatchObject({ code: "C409" });
    expect(await refusal(admin.orders.refund.mutate({ id: (await paid())._id, refundId: first }))).toMatchObject({
      code: "C404",
    });
    expect((await read(_id)).refunded).toBe(100);
    const both = await Promise.all([statusOf(refund()), statusOf(refund())]);
    expect(both.sort()).toEqual([200, 409]);
    expect((await read(_id)).refunded).toBe(total);
    const paidBack = stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${session.id}`);
    expect(paidBack.map(({ amount }) => amount)).toEqual([100, total - 100]);
  });

  it("of everything before the goods have gone gives their pieces back, once", async () => {
    const { _id, juice } = await paid();
    expect(await stockOf(juice.id)).toBe(3);
    await admin.orders.refund.mutate({ id: _id, refundId: newId(), cents: 100 });
    expect(await stockOf(juice.id)).toBe(3);
    await admin.orders.refund.mutate({ id: _id, refundId: newId() });
    expect(await stockOf(juice.id)).toBe(5);
    await admin.orders.cancel.mutate({ id: _id });
    expect(await stockOf(juice.id)).toBe(5);
  });

  it("that the provider refuses is asked for again when it is sent again, never called done", async () => {
    const { _id, total } = await paid();
    const refundId = newId();
    stripe.behave({ status: 400 });
    for (const _time of [1, 2])
      expect(await refusal(admin.orders.refund.mutate({ id: _id, refundId }))).toMatchObject({ code: "C105" });
    stripe.behave("answer");
    expect(await admin.orders.refund.mutate({ id: _id, refundId, cents: total - 1 })).toMatchObject({
      refunded: total - 1,
    });
  });

  it("whose answer has not come holds others back, and both tries have one key while it may still come", async () => {
    const { _id, total } = await paid();
    const refundId = newId();
    stripe.behave({ status: 500 });
    const before = stripe.asked.length;
    for (const _time of [1, 2])
      expect((await refusal(admin.orders.refund.mutate({ id: _id, refundId, cents: 5 }))).code).toBe("C105");
    const other = await refusal(admin.orders.refund.mutate({ id: _id, refundId: newId(), cents: 5 }));
    expect(other).toMatchObject({
      code: "C109",
      fields: { cents: "Eine Erstattung dieser Bestellung ist noch unterwegs." },
    });
    expect(await refundWay(_id)).toMatchObject({ isOnline: true, pending: 5 });
    expect((await history(_id)).filter(({ kind }) => kind === "refundAsked")).toHaveLength(1);
    stripe.behave("answer");
    later(6);
    await tryAgain(site.services, refundId);
    const keys = stripe.asked.slice(before).flatMap(({ path, key }) => (path === "/v1/refunds" && key ? [key] : []));
    expect(keys).toEqual([refundId, `${refundId}-2`]);
    expect(await read(_id)).toMatchObject({ refunded: 5, total });
  });

  it("of which nobody can say what became of it is said once, and goes on to be asked about", async () => {
    const { _id } = await paid();
    const refundId = newId();
    stripe.behave({ status: 500 });
    expect((await refusal(admin.orders.refund.mutate({ id: _id, refundId, cents: 5 }))).code).toBe("C105");
    for (const hours of [21, 23, 25]) {
      later(hours * 60);
      await tryAgain(site.services, refundId);
    }
    expect((await history(_id)).filter(({ kind }) => kind === "refundUncertain")).toHaveLength(1);
    stripe.behave("answer");
    later(27 * 60);
    await tryAgain(site.services, refundId);
    expect((await history(_id)).at(-1)).toMatchObject({ kind: "refundRefused", cents: 5 });
  });

  it("of an online order that was marked as paid by hand is transferred by hand, and the customer is told so", async () => {
    const { _id, session, email } = await bought();
    await api("PUT", "/shop/markPayed/", { _id });
    expect(await refundWay(_id)).toMatchObject({ isOnline: false, pending: 0 });
    await admin.orders.refund.mutate({ id: _id, refundId: newId() });
    expect(stripe.refunds.some(({ payment_intent }) => payment_intent === `pi_${session.id}`)).toBe(false);
    const [mail] = await db
      .select()
      .from(outgoingMail)
      .where(and(eq(outgoingMail.recipient, email), eq(outgoingMail.kind, "orderRefunded")));
    expect(mail?.body).toContain("per Überweisung");
  });

  it("that the provider refuses is none, and can be asked for again", async () => {
    const { _id, total } = await paid();
    stripe.behave({ status: 400 });
    expect(await refusal(admin.orders.refund.mutate({ id: _id, refundId: newId() }))).toMatchObject({ code: "C105" });
    expect((await read(_id)).refunded).toBe(0);
    stripe.behave("answer");
    expect(await admin.orders.refund.mutate({ id: _id, refundId: newId() })).toMatchObject({ refunded: total });
  });

  it("that fails at the provider is asked for again, and paid once; at last it is given up, and said", async () => {
    const { _id, total, session } = await paid();
    const refundId = newId();
    stripe.behave({ status: 500 });
    expect(await refusal(admin.orders.refund.mutate({ id: _id, refundId }))).toMatchObject({ code: "C105" });
    expect(await refusal(admin.orders.refund.mutate({ id: _id, refundId: newId() }))).toMatchObject({ code: "C109" });
    stripe.behave("answer");
    stripe.beforeAnswer(() => {});
    later(6);
    await tryAgain(site.services, refundId);
    await tryAgain(site.services, refundId);
    expect((await read(_id)).refunded).toBe(total);
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${session.id}`)).toHaveLength(1);

    const other = await paid();
    const lost = newId();
    stripe.behave({ status: 500 });
    expect((await refusal(admin.orders.refund.mutate({ id: other._id, refundId: lost }))).code).toBe("C105");
    stripe.behave("answer");
    await admin.orders.update.mutate({ id: other._id, read: true });
    later(21 * 60);
    await tryAgain(site.services, lost);
    expect(stripe.refunds.some(({ payment_intent }) => payment_intent === `pi_${other.session.id}`)).toBe(false);
    expect(await read(other._id)).toMatchObject({ refunded: 0, read: false });
    expect((await history(other._id)).at(-1)).toMatchObject({ kind: "refundRefused", cents: other.total });
    expect(await admin.orders.refund.mutate({ id: other._id, refundId: newId() })).toMatchObject({
      refunded: other.total,
    });
  });

  it("that the provider has made, and whose answer was lost, is found there before it is asked for again", async () => {
    const { _id, total, session } = await paid();
    const lost = newId();
    stripe.behave({ status: 500 });
    expect((await refusal(admin.orders.refund.mutate({ id: _id, refundId: lost }))).code).toBe("C105");
    stripe.payBack(session, total, { metadata: { refund: lost } });
    stripe.behave("answer");
    later(6);
    await tryAgain(site.services, lost);
    expect((await read(_id)).refunded).toBe(total);
    expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${session.id}`)).toHaveLength(1);
  });

  it("of what is not paid is refused; of what came by transfer it is recorded", async () => {
    const juice = await storeProduct(db);
    const { _id, total } = await placed(site, { items: [{ item: juice.id, amount: 1 }] });
    expect(await refusal(admin.orders.refund.mutate({ id: _id, refundId: newId() }))).toMatchObject({ code: "C109" });
    await api("PUT", "/shop/markPayed/", { _id });
    const before = stripe.refunds.length;
    expect(await admin.orders.refund.mutate({ id: _id, refundId: newId() })).toMatchObject({ refunded: total });
    expect(stripe.refunds.length).toBe(before);
  });
});

describe("a refund that is made on the provider's own site", () => {
  const events = async (id: string) =>
    (await history(id)).filter(({ kind }) => kind.startsWith("refund")).map(({ kind, cents, by }) => [kind, cents, by]);
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
    expect(await refusal(admin.orders.refund.mutate({ id: _id, refundId: newId() }))).toMatchObject({ code: "C109" });
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
    const refund = (cents: number, refundId = newId()) => admin.orders.refund.mutate({ id: _id, refundId, cents });
    await refund(100);
    await told(session);
    expect((await read(_id)).refunded).toBe(100);
    const lost = newId();
    stripe.payBack(session, 50, { metadata: { refund: lost } });
    stripe.behave({ status: 500 });
    expect(await refusal(refund(50, lost))).toMatchObject({ code: "C105" });
    stripe.behave("answer");
    await told(session);
    await told(session);
    expect((await read(_id)).refunded).toBe(150);
    expect(await refund(50, lost)).toMatchObject({ refunded: 150 });
    expect(await events(_id)).toEqual([
      ["refunded", 100, "Test admin"],
      ["refundAsked", 50, ""],
      ["refunded", 50, "Test admin"],
    ]);
    expect(await mailsOf(email)).toEqual(["orderReceived", "orderPaid", "orderRefunded", "orderRefunded"]);
  });

  it("and fails later is taken back, also the shop's own, and an older answer does not bring it again", async () => {
    const { _id, session } = await paid();
    await admin.orders.refund.mutate({ id: _id, refundId: newId(), cents: 100 });
    const refund = stripe.refunds.at(-1);
    if (refund) refund.status = "failed";
    await tell(signedMessage(refund ?? {}, { type: "refund.failed" }));
    expect(await read(_id)).toMatchObject({ refunded: 0, read: false });
    if (refund) refund.status = "pending";
    await tell(signedMessage(refund ?? {}, { type: "refund.updated" }));
    expect((await read(_id)).refunded).toBe(0);
    if (refund) refund.status = "failed";
    expect(await admin.orders.refund.mutate({ id: _id, refundId: newId(), cents: 30 })).toMatchObject({ refunded: 30 });
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
    expect(await refusal(admin.orders.refund.mutate({ id: _id, refundId: newId() }))).toMatchObject({ code: "C105" });
    expect((await read(_id)).refunded).toBe(total);
  });
});

describe("the job of a refund", () => {
  it("is there for the next try at every moment, also if it comes too early, and in the middle of a try", async () => {
    const { _id } = await paid();
    const refundId = newId();
    const key = `refund:${refundId}` as const;
    stripe.behave({ status: 500 });
    expect((await refusal(admin.orders.refund.mutate({ id: _id, refundId, cents: 5 }))).code).toBe("C105");
    await takeJob(key);
    await tryAgain(site.services, refundId);
    expect(await jobOf(key)).toEqual((await refundRow(refundId))?.nextAttempt);
    await takeJob(key);
    later(6);
    stripe.behave("answer");
    const seen: (Date | null)[] = [];
    stripe.beforeAnswer(async () => void seen.push(await jobOf(key)));
    await tryAgain(site.services, refundId);
    expect(seen.length).toBeGreaterThan(0);
    for (const at of seen) expect(at?.getTime()).toBeGreaterThan(site.services.now().getTime());
    expect(await read(_id)).toMatchObject({ refunded: 5 });
  });
});

describe("a refund that the provider has made, and could not finish", () => {
  const refund = (id: string, refundId: string, cents?: number) =>
    admin.orders.refund.mutate({ id, refundId, ...(cents !== undefined && { cents }) });

  it("is over: asked again it is wrongState, whatever sum is named, and a new one can be made", async () => {
    const { _id, total, session } = await paid();
    const lost = newId();
    stripe.behave({ status: 500 });
    expect((await refusal(refund(_id, lost))).code).toBe("C105");
    stripe.payBack(session, total, { metadata: { refund: lost }, status: "failed" });
    stripe.behave("answer");
    await admin.orders.update.mutate({ id: _id, read: true });
    expect(await refusal(refund(_id, lost))).toMatchObject({ code: "C105" });
    expect((await history(_id)).at(-1)).toMatchObject({ kind: "refundRefused", cents: total });
    expect(await read(_id)).toMatchObject({ refunded: 0, read: false });
    const before = [stripe.asked.length, await refundRow(lost)];
    const over = { code: "C109", fields: { cents: expect.stringContaining("nicht angekommen") } };
    for (const cents of [undefined, total, total - 1])
      expect(await refusal(refund(_id, lost, cents))).toMatchObject(over);
    expect([stripe.asked.length, await refundRow(lost)]).toEqual(before);
    expect(await refundWay(_id)).toMatchObject({ isOnline: true, pending: 0 });
    expect(await refund(_id, newId())).toMatchObject({ refunded: total });
  });

  it("and was called done before is over, too", async () => {
    const { _id, total } = await paid();
    const failed = newId();
    await refund(_id, failed);
    const [made] = stripe.refunds.slice(-1);
    if (made) made.status = "failed";
    await tell(signedMessage(made ?? {}, { type: "refund.failed" }));
    expect(await refusal(refund(_id, failed))).toMatchObject({ code: "C109" });
    expect(await refund(_id, newId())).toMatchObject({ refunded: total });
  });
});

it("what the provider has made is read once for each try, also if it then refuses", async () => {
  const { _id, total, session } = await paid();
  const refundId = newId();
  stripe.behave({ status: 500 });
  expect((await refusal(admin.orders.refund.mutate({ id: _id, refundId }))).code).toBe("C105");
  stripe.behave("answer");
  stripe.payBack(session, total, { currency: "usd" });
  later(6);
  const before = stripe.asked.length;
  await tryAgain(site.services, refundId);
  expect((await history(_id)).at(-1)).toMatchObject({ kind: "refundRefused" });
  expect(stripe.asked.slice(before).map(({ path, key }) => [path, key !== undefined])).toEqual([
    ["/v1/refunds", false],
    ["/v1/refunds", true],
  ]);
});

it("a failed refund of the provider's own site stays failed, also if an older answer arrives after the newer one", async () => {
  const { _id, session } = await paid();
  const charge = { id: "ch_1", object: "charge", payment_intent: `pi_${session.id}` };
  const told = () => tell(signedMessage(charge, { type: "charge.refunded" }));
  const made = stripe.payBack(session, 100);
  let isFirst = true;
  stripe.beforeAnswer(async () => {
    if (!isFirst) return;
    isFirst = false;
    made.status = "failed";
    await told();
    made.status = "succeeded";
  });
  await told();
  expect(await read(_id)).toMatchObject({ refunded: 0 });
  expect((await history(_id)).filter(({ kind }) => kind.startsWith("refund"))).toEqual([]);
});

describe("returned goods", () => {
  const goods = (amount: number, deposit = 0) => ({
    goods: { lines: [{ position: 0, amount, packOfSix: 0, packOfTwelve: 0, deposit }], shipping: false },
    restock: true,
    reason: "zurück",
  });

  it("are the same refund when it is sent again", async () => {
    const { _id } = await paid();
    const refundId = newId();
    const once = await admin.orders.refund.mutate({ id: _id, refundId, ...goods(1) });
    expect(once).toMatchObject({ refunded: 350 });
    expect(await admin.orders.refund.mutate({ id: _id, refundId, ...goods(1) })).toMatchObject({ refunded: 350 });
    expect(await refusal(admin.orders.refund.mutate({ id: _id, refundId, ...goods(2) }))).toMatchObject({
      code: "C409",
    });
  });

  it("leave the stock again if their refund fails, so that they are counted once", async () => {
    const { _id, juice } = await paid();
    await api("PUT", "/shop/markShipped/", { _id });
    expect(await stockOf(juice.id)).toBe(3);
    await admin.orders.refund.mutate({ id: _id, refundId: newId(), ...goods(2) });
    expect(await stockOf(juice.id)).toBe(5);
    const made = stripe.refunds.at(-1);
    if (made) made.status = "failed";
    await tell(signedMessage(made ?? {}, { type: "refund.failed" }));
    expect(await read(_id)).toMatchObject({ refunded: 0 });
    expect(await stockOf(juice.id)).toBe(3);
    await admin.orders.refund.mutate({ id: _id, refundId: newId(), ...goods(2) });
    expect(await stockOf(juice.id)).toBe(5);
  });
});
