// A transfer that is short: the order stays open with its rest, the customer is told what came, and no more than that goes back.
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { v7 as newId } from "uuid";
import type { BookedPayments, Proposal, StatementAnswer } from "#contract/shop/bank.ts";
import type { Order } from "#contract/shop/orders.ts";
import type { RefundLeft } from "#contract/shop/refunds.ts";
import { openOrderDesk } from "#testing/order-desk.ts";
import { placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { camt } from "#testing/statements.ts";
import { documentsOf } from "../documents/store.ts";

const { site, db, api, called, events, mailsTo, own, read } = await openOrderDesk();

async function ask<Answer>(procedure: string, input: object): Promise<Answer> {
  const query = encodeURIComponent(JSON.stringify(input));
  const { body } = await site.request("GET", `/trpc/${procedure}?input=${query}`, { as: "admin" });
  return (body as { result: { data: Answer } }).result.data;
}
const byId = (id: string) => ask<Order>("orders.byId", { id });
const left = async (id: string) => (await ask<{ left: RefundLeft }>("payments.refundWay", { id })).left.cents;

async function bought(payment = "advancepayment") {
  const juice = await storeProduct(db);
  const email = `${newId()}@example.org`;
  const one = await placed(site, { items: [{ item: juice.id, amount: 2 }], order: { payment, email } });
  return { ...one, email };
}

/** A transfer for the order, as a statement of the bank brings it. */
async function transfer(
  { _id, number }: { _id: string; number: number },
  cents: number,
): Promise<[Proposal, BookedPayments]> {
  const paid = { amount: (cents / 100).toFixed(2), text: `B${number}`, day: "2026-11-10", name: newId() };
  const file = gzipSync(camt("08", [paid])).toString("base64");
  const answer = (await called("bank.read", { file })).data as StatementAnswer;
  if (answer.kind !== "proposals" || !answer.proposals[0]) throw new Error("nothing was read");
  const [{ hash, day }] = answer.proposals;
  const { data } = await called("bank.book", { payments: [{ order: _id, bookings: [{ hash, day, cents }] }] });
  return [answer.proposals[0], data as BookedPayments];
}

it("stays open with the rest until that has come, without an invoice; each mail names the sum that came", async () => {
  const one = await bought();
  const [short, booked] = await transfer(one, 500);
  expect([short.amount, booked]).toEqual(["less", { payed: [], partlyPaid: [one.number], unchanged: [] }]);
  expect(await byId(one._id)).toMatchObject({
    payed: null,
    invoice: null,
    received: 500,
    due: one.total - 500,
    states: ["unpaid", "partlyPaid"],
  });
  expect(await read(one._id)).toMatchObject({ payed: null });
  expect((await own(one._id, one.secret)).data).toMatchObject({
    status: "pending",
    received: 500,
    due: one.total - 500,
  });
  const [, told] = await mailsTo(one.email);
  expect(told).toMatchObject({ kind: "orderPartPaid", body: expect.stringMatching(/5,00\s€ angekommen/u) });
  expect(told?.body).toContain("DE02 1203");
  expect(await documentsOf(db, one._id)).toEqual([]);

  const [rest] = await transfer(one, one.total - 500);
  expect(rest).toMatchObject({ certainty: "certain", amount: "exact" });
  expect(await byId(one._id)).toMatchObject({ payed: expect.any(String), due: 0, states: ["unshipped"] });
  const kinds = (await events(one._id)).map(({ kind }) => kind);
  expect(kinds).toEqual(["created", "payedPart", "payed"]);
  const last = (await mailsTo(one.email)).at(-1);
  expect(last).toMatchObject({ kind: "orderPaid" });
  expect(last?.body).toMatch(/8,20\s€/u);
  expect(await left(one._id)).toBe(one.total);
});

it("at most what came goes back, and what went back is owed again", async () => {
  const one = await bought();
  expect(await left(one._id)).toBe(0);
  await transfer(one, 500);
  expect(await left(one._id)).toBe(500);
  const refund = (more: object) => called("orders.refund", { id: one._id, refundId: newId(), ...more });
  expect((await refund({ cents: 501 })).error?.code).toBe("C109");
  await refund({ cents: 200 });
  expect(await byId(one._id)).toMatchObject({ refunded: 200, due: one.total - 300 });
  await refund({});
  expect(await byId(one._id)).toMatchObject({ refunded: 500, due: one.total, states: ["unpaid"] });
  expect((await refund({})).error?.code).toBe("C109");
});

it("is not lost: a cancelled order owes it, and cannot be removed", async () => {
  const one = await bought();
  await transfer(one, 500);
  expect((await api("DELETE", `/order/${one._id}`)).status).toBe(409);
  await called("orders.cancel", { id: one._id });
  expect(await byId(one._id)).toMatchObject({ states: ["refundDue", "cancelled"] });
  expect((await mailsTo(one.email)).at(-1)?.body).toContain("zurück");
  const due = (await api("GET", "/order/?states=refundDue")).body as { _id: string }[];
  expect(due.map(({ _id }) => _id)).toContain(one._id);
  await called("orders.refund", { id: one._id, refundId: newId() });
  expect(await byId(one._id)).toMatchObject({ refunded: 500, states: ["cancelled"] });
});

it("marked as paid by hand is the rest; an invoice that is asked for before says what has come", async () => {
  const one = await bought("invoice");
  await transfer(one, 500);
  await called("documents.issue", { kind: "invoice", orders: [one._id] });
  expect((await documentsOf(db, one._id))[0]?.content).toMatchObject({ payed: null, received: 500 });
  await api("PUT", "/shop/markPayed/", { _id: one._id });
  expect((await events(one._id)).at(-1)).toMatchObject({ kind: "payed", cents: one.total - 500 });
});

it("all that came goes back, also what came once more after a part had gone back", async () => {
  const one = await bought();
  const refund = (more: object = {}) => called("orders.refund", { id: one._id, refundId: newId(), ...more });
  await transfer(one, 500);
  // The goods are still sold.
  const lines = [{ position: 0, amount: 1, sechs: 0, zwoelf: 0, deposit: 0 }];
  expect(await refund({ goods: { lines, shipping: false } })).toMatchObject({ error: { code: "C109" } });
  await refund();
  expect(await byId(one._id)).toMatchObject({ refunded: 500, due: one.total });
  await transfer(one, one.total);
  expect(await byId(one._id)).toMatchObject({ payed: expect.any(String), due: 0, states: ["unshipped"] });
  expect(await left(one._id)).toBe(one.total);
  await refund();
  expect(await byId(one._id)).toMatchObject({ refunded: 500 + one.total, states: ["done"] });
  expect(await left(one._id)).toBe(0);
  const made = await documentsOf(db, one._id);
  expect(made.map(({ kind, content }) => [kind, content.total])).toEqual([
    ["invoice", one.total],
    ["correction", -one.total],
  ]);
});

it("that is too much is shown until it went back, and changes nothing of what was sold", async () => {
  const one = await bought();
  await transfer(one, one.total + 733);
  expect(await byId(one._id)).toMatchObject({ due: 0, overpaid: 733, states: ["refundDue", "unshipped"], read: false });
  expect((await events(one._id)).map(({ kind }) => kind)).toEqual(["created", "payed", "overpaid"]);
  for (const round of [1, 2]) {
    const { data } = await called("orders.returnSurplus", { id: one._id });
    expect(data, String(round)).toMatchObject({ overpaid: 0, refunded: 0, states: ["unshipped"] });
  }
  expect((await mailsTo(one.email)).map(({ kind }) => kind).slice(-1)).toEqual(["orderSurplusBack"]);
  expect((await documentsOf(db, one._id)).map(({ kind }) => kind)).toEqual(["invoice"]);
  expect(await left(one._id)).toBe(one.total);
});
