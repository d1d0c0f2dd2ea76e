import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { v7 as newId } from "uuid";
import type { BookedPayments, Proposal } from "#contract/shop/bank.ts";
import { openOrderDesk } from "#testing/order-desk.ts";
import { placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { camt } from "#testing/statements.ts";
import { documentsOf } from "../documents/store.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";

const { site, db, api, admin, events, mailsTo, own, read } = await openOrderDesk();

const byId = (id: string) => admin.orders.byId.query({ id });
const left = async (id: string) => (await admin.payments.refundWay.query({ id })).left.cents;
const refund = (id: string, more: Partial<Inputs["orders"]["refund"]> = {}) =>
  admin.orders.refund.mutate({ id, refundId: newId(), ...more });

async function bought(payment = "advancepayment") {
  const juice = await storeProduct(db);
  const email = `${newId()}@example.org`;
  const one = await placed(site, { items: [{ item: juice.id, amount: 2 }], order: { payment, email } });
  return { ...one, email };
}

async function transfer(
  { _id, number }: { _id: string; number: number },
  cents: number,
): Promise<[Proposal, BookedPayments]> {
  const paid = { amount: (cents / 100).toFixed(2), text: `B${number}`, day: "2026-11-10", name: newId() };
  const file = gzipSync(camt("08", [paid])).toString("base64");
  const answer = await admin.bank.read.mutate({ file });
  if (answer.kind !== "proposals" || !answer.proposals[0]) throw new Error("nothing was read");
  const [{ hash, day }] = answer.proposals;
  const payments = [{ order: _id, bookings: [{ hash, day, cents }] }];
  return [answer.proposals[0], await admin.bank.book.mutate({ payments })];
}

it("stays open with the rest until that has come, without an invoice; each mail names the sum that came", async () => {
  const one = await bought();
  const [short, booked] = await transfer(one, 500);
  expect([short.amount, booked]).toEqual(["less", { paid: [], partlyPaid: [one.number], unchanged: [] }]);
  expect(await byId(one._id)).toMatchObject({
    paidAt: null,
    invoice: null,
    received: 500,
    due: one.total - 500,
    states: ["unpaid", "partlyPaid"],
  });
  expect(await read(one._id)).toMatchObject({ payed: null });
  expect(await own(one._id, one.secret)).toMatchObject({
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
  expect(await byId(one._id)).toMatchObject({ paidAt: expect.any(String), due: 0, states: ["unshipped"] });
  const kinds = (await events(one._id)).map(({ kind }) => kind);
  expect(kinds).toEqual(["created", "paidPart", "paid"]);
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
  expect((await refusal(refund(one._id, { cents: 501 }))).code).toBe("C109");
  await refund(one._id, { cents: 200 });
  expect(await byId(one._id)).toMatchObject({ refunded: 200, due: one.total - 300 });
  await refund(one._id);
  expect(await byId(one._id)).toMatchObject({ refunded: 500, due: one.total, states: ["unpaid"] });
  expect((await refusal(refund(one._id))).code).toBe("C109");
});

it("is not lost: a cancelled order owes it, and cannot be removed", async () => {
  const one = await bought();
  await transfer(one, 500);
  expect((await api("DELETE", `/order/${one._id}`)).status).toBe(409);
  await admin.orders.cancel.mutate({ id: one._id });
  expect(await byId(one._id)).toMatchObject({ states: ["refundDue", "cancelled"] });
  expect((await mailsTo(one.email)).at(-1)?.body).toContain("zurück");
  const due = (await api("GET", "/order/?states=refundDue")).body as { _id: string }[];
  expect(due.map(({ _id }) => _id)).toContain(one._id);
  await refund(one._id);
  expect(await byId(one._id)).toMatchObject({ refunded: 500, states: ["cancelled"] });
});

it("marked as paid by hand is the rest; an invoice that is asked for before says what has come", async () => {
  const one = await bought("invoice");
  await transfer(one, 500);
  await admin.documents.issue.mutate({ kind: "invoice", orders: [one._id] });
  expect((await documentsOf(db, one._id))[0]?.content).toMatchObject({ paidAt: null, received: 500 });
  await api("PUT", "/shop/markPayed/", { _id: one._id });
  expect((await events(one._id)).at(-1)).toMatchObject({ kind: "paid", cents: one.total - 500 });
});

it("all that came goes back, also what came once more after a part had gone back", async () => {
  const one = await bought();
  await transfer(one, 500);
  const lines = [{ position: 0, amount: 1, packOfSix: 0, packOfTwelve: 0, deposit: 0 }];
  expect(await refusal(refund(one._id, { goods: { lines, shipping: false } }))).toMatchObject({ code: "C109" });
  await refund(one._id);
  expect(await byId(one._id)).toMatchObject({ refunded: 500, due: one.total });
  await transfer(one, one.total);
  expect(await byId(one._id)).toMatchObject({ paidAt: expect.any(String), due: 0, states: ["unshipped"] });
  expect(await left(one._id)).toBe(one.total);
  await refund(one._id);
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
  expect((await events(one._id)).map(({ kind }) => kind)).toEqual(["created", "paid", "overpaid"]);
  for (const round of [1, 2]) {
    const order = await admin.orders.returnSurplus.mutate({ id: one._id });
    expect(order, String(round)).toMatchObject({ overpaid: 0, refunded: 0, states: ["unshipped"] });
  }
  expect((await mailsTo(one.email)).map(({ kind }) => kind).slice(-1)).toEqual(["orderSurplusBack"]);
  expect((await documentsOf(db, one._id)).map(({ kind }) => kind)).toEqual(["invoice"]);
  expect(await left(one._id)).toBe(one.total);
});
