import { expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { orders } from "#db/schema/orders.ts";
import { eq } from "drizzle-orm";
import { documentsOf } from "../documents/store.ts";
import { openOrderDesk } from "#testing/order-desk.ts";
import { placed, type Sent } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";

const { site, db, api, admin, guest, events, mailsTo, own, read, stockOf } = await openOrderDesk();

const byId = (id: string) => admin.orders.byId.query({ id });

async function bought({ order = {}, ...more }: Partial<Sent> = {}) {
  const juice = await storeProduct(db, { stock: 20, packs: { packOfSix: 1980 } });
  const bread = await storeProduct(db, { title: "Brot", price: 400, size: null, deposit: 0, tax: "reduced", stock: 5 });
  const items = [
    { item: juice.id, amount: 2, sechs: 1 },
    { item: bread.id, amount: 1 },
  ];
  const email = `${newId()}@example.org`;
  const one = await placed(site, { items, order: { payment: "advancepayment", email, ...order }, ...more });
  return { ...one, email, juice, bread };
}

type Reduction = Inputs["orders"]["reduce"];
type Lines = Reduction["goods"]["lines"];
const line = (position: number, more: Omit<Lines[number], "position">) => ({ position, ...more });
const juiceOnly = [line(0, { amount: 2, packOfSix: 1, deposit: 120 })];
const everything = [...juiceOnly, line(1, { amount: 1 })];

async function reduce(id: string, lines: Lines, more: Partial<Reduction> = {}) {
  const { version } = await byId(id);
  return admin.orders.reduce.mutate({ id, version, goods: { lines }, ...more });
}

it("is what is left of it: sums, VAT, stock, mail, and later its invoice", async () => {
  const one = await bought();
  const out = [line(0, { amount: 1, deposit: 15 })];
  const answer = await reduce(one._id, out, { restock: true, reason: "Glas war gesprungen" });
  const total = one.total - 365;
  expect(answer).toMatchObject({ total, due: total, deposit: 105, discount: 0, shipping: 590 });
  const now = await read(one._id);
  expect(now.order.items).toMatchObject([
    { amount: 1, sechs: 1, deposit: 105, total: 350 + 1980 },
    { amount: 1, total: 400 },
  ]);
  const asOrdered = await placed(site, {
    items: [
      { item: one.juice.id, amount: 1, sechs: 1 },
      { item: one.bread.id, amount: 1 },
    ],
  });
  expect(now.vat).toEqual((await read(asOrdered._id)).vat);
  expect(asOrdered.total).toBe(total);
  expect(await stockOf(one.juice.id)).toBe(20 - 7 - 7);
  const told = (await mailsTo(one.email)).at(-1);
  expect(told).toMatchObject({ kind: "orderReduced" });
  for (const part of ["1 × Apfelsaft", "3,65", "DE02 1203"]) expect(told?.body).toContain(part);
  expect((await events(one._id)).slice(1)).toMatchObject([
    { kind: "reduced", cents: 365, reason: "1 × Apfelsaft · Glas war gesprungen" },
    { kind: "restocked" },
  ]);
  await api("PUT", "/shop/markPayed/", { _id: one._id });
  const [invoice] = await documentsOf(db, one._id);
  expect(invoice).toMatchObject({
    kind: "invoice",
    content: { total, lines: [{ amount: 1, packOfSix: 1 }, { amount: 1 }] },
  });
  expect(await admin.orders.refund.mutate({ id: one._id, refundId: newId() })).toMatchObject({ refunded: total });
});

it("loses a line with all its goods, and its shipping if it is chosen", async () => {
  const one = await bought();
  expect(await reduce(one._id, juiceOnly)).toMatchObject({
    total: 400 + 590,
    order: { items: [{ item: { title: "Brot" } }] },
  });
  expect((await read(one._id)).vat).toMatchObject([{ rate: 7 }]);
  // By default, removed pieces are not restocked.
  expect(await stockOf(one.juice.id)).toBe(12);
  const { version } = await byId(one._id);
  const goods = { lines: [], shipping: true };
  expect(await admin.orders.reduce.mutate({ id: one._id, version, goods })).toMatchObject({
    total: 400,
    shipping: 0,
  });
  await admin.orders.cancel.mutate({ id: one._id });
  expect([await stockOf(one.juice.id), await stockOf(one.bread.id)]).toEqual([12, 5]);
});

it("that has an invoice is corrected; without any goods it is cancelled, also when they are with the customer", async () => {
  const one = await bought({ order: { payment: "invoice" } });
  await api("PUT", "/shop/markShipped/", { _id: one._id });
  await reduce(one._id, juiceOnly, { restock: true });
  const documents = await documentsOf(db, one._id);
  expect(documents.map(({ kind, content }) => [kind, content.total])).toEqual([
    ["invoice", one.total],
    ["delivery", one.total],
    ["correction", -(700 + 1980 + 120)],
  ]);
  expect(await byId(one._id)).toMatchObject({ due: 400 + 590, states: ["unpaid"] });
  expect(await stockOf(one.juice.id)).toBe(20);
  await reduce(one._id, [line(0, { amount: 1 })], { restock: true });
  expect(await byId(one._id)).toMatchObject({ states: ["cancelled"] });
  expect(await stockOf(one.bread.id)).toBe(5);
  const corrections = (await documentsOf(db, one._id)).filter(({ kind }) => kind === "correction");
  expect(corrections.reduce((sum, { content }) => sum + content.total, 0)).toBe(-one.total);
});

it("without any goods gives its pieces back once, whatever was said of the stock", async () => {
  const one = await bought();
  await reduce(one._id, everything, { restock: true });
  expect(await byId(one._id)).toMatchObject({ states: ["cancelled"], total: one.total });
  expect([await stockOf(one.juice.id), await stockOf(one.bread.id)]).toEqual([20, 5]);
});

it("of which a part is paid is paid when nothing is left to pay, and never below what has come", async () => {
  const one = await bought();
  await db
    .update(orders)
    .set({ received: one.total - 400 })
    .where(eq(orders.id, one._id));
  expect(await refusal(reduce(one._id, juiceOnly))).toMatchObject({
    code: "C109",
    fields: { goods: expect.any(String) },
  });
  expect(await reduce(one._id, [line(1, { amount: 1 })])).toMatchObject({ paidAt: expect.any(String), due: 0 });
  expect((await mailsTo(one.email)).at(-1)?.body).toContain("Alles Übrige ist bezahlt.");
  expect((await documentsOf(db, one._id)).map(({ content }) => content.total)).toEqual([one.total - 400]);
});

it("of which somebody has seen a part of the money stays open with the rest; all of it, or an old page, is refused", async () => {
  const one = await bought();
  const record = async (cents: number, version?: number) =>
    admin.orders.recordPayment.mutate({ id: one._id, version: version ?? (await byId(one._id)).version, cents });
  expect(await record(500)).toMatchObject({ received: 500, due: one.total - 500, paidAt: null });
  expect((await mailsTo(one.email)).at(-1)).toMatchObject({ kind: "orderPartPaid" });
  expect((await refusal(record(100, 1))).code).toBe("C409");
  expect((await refusal(record(one.total - 500))).code).toBe("C109");
  expect((await refusal(record(0))).code).toBe("C200");
  await api("PUT", "/shop/markPayed/", { _id: one._id });
  expect((await refusal(record(1))).code).toBe("C109");
  expect((await events(one._id)).map(({ kind }) => kind)).toEqual(["created", "paidPart", "paid"]);
});

it("of which nothing has to be paid any more is paid; what costs nothing can be taken out, too", async () => {
  const juice = await storeProduct(db, { stock: 9, deposit: 0 });
  const sample = await storeProduct(db, { title: "Probe", price: 0, deposit: 0, stock: 9 });
  const items = [juice, sample].map(({ id }) => ({ item: id, amount: 2 }));
  const free = await placed(site, { items, order: { delivery: "pickup", payment: "advancepayment" } });
  expect(await reduce(free._id, [line(0, { amount: 2 })])).toMatchObject({ total: 0, states: ["unready"] });
  const other = await placed(site, { items, order: { delivery: "pickup", payment: "advancepayment" } });
  const reduced = await reduce(other._id, [line(1, { amount: 1 })], { restock: true });
  expect(reduced).toMatchObject({ total: other.total, order: { items: [{ amount: 2 }, { amount: 1 }] } });
  expect(await stockOf(sample.id)).toBe(9 - 2 - 1);
});

it("whose money went back before it was paid has its whole sum in takings, VAT, customers' sums and turnover", async () => {
  const one = await bought();
  const { version } = await byId(one._id);
  await admin.orders.recordPayment.mutate({ id: one._id, version, cents: one.total - 100 });
  const before = await admin.sales.get.query({ period: "month" });
  await admin.orders.refund.mutate({ id: one._id, refundId: newId(), cents: 1000, rate: 19 });
  await api("PUT", "/shop/markPayed/", { _id: one._id });
  const after = await admin.sales.get.query({ period: "month" });
  expect(after.total.takings - before.total.takings).toBe(one.total);
  const customers = await admin.customers.list.query({ q: one.email });
  expect(customers.items[0]?.sums).toMatchObject([{ cents: one.total }]);
  expect((await read(one._id)).refunded).toBe(1000);
  await admin.orders.refund.mutate({ id: one._id, refundId: newId(), cents: 400, rate: 19 });
  const again = await admin.customers.list.query({ q: one.email });
  expect(again.items[0]?.sums).toMatchObject([{ cents: one.total - 400 }]);
});

it("loses pieces that are broken for good, also when it is cancelled or paid back with them", async () => {
  const [one, two] = [await bought(), await bought({ order: { payment: "invoice" } })];
  await reduce(one._id, everything, { reason: "zerbrochen" });
  expect([await stockOf(one.juice.id), await stockOf(one.bread.id)]).toEqual([12, 4]);
  expect((await events(one._id)).map(({ kind }) => kind)).toEqual(["created", "reduced", "released", "cancelled"]);
  await admin.documents.issue.mutate({ orders: [two._id], kind: "invoice" });
  await reduce(two._id, everything, { restock: true, reason: "Widerruf" });
  const correction = (await documentsOf(db, two._id)).find(({ kind }) => kind === "correction");
  expect(correction?.content.corrects).toMatchObject({ reason: "Widerruf", isWhole: true, back: { shipping: 590 } });
  expect([await stockOf(two.juice.id), await stockOf(two.bread.id)]).toEqual([20, 5]);
  const three = await bought();
  await api("PUT", "/shop/markPayed/", { _id: three._id });
  const goods = { lines: [line(0, { amount: 2, deposit: 30 })] };
  await admin.orders.refund.mutate({ id: three._id, refundId: newId(), goods });
  await admin.orders.refund.mutate({ id: three._id, refundId: newId() });
  expect([await stockOf(three.juice.id), await stockOf(three.bread.id)]).toEqual([18, 5]);
});

it("has another delivery note if it loses goods before they go, and none afterwards", async () => {
  const one = await bought({ order: { payment: "invoice" } });
  const issue = () => admin.documents.issue.mutate({ orders: [one._id], kind: "delivery" });
  await issue();
  await reduce(one._id, [line(1, { amount: 1 })]);
  await api("PUT", "/shop/markShipped/", { _id: one._id });
  await reduce(one._id, [line(0, { amount: 1, deposit: 15 })]);
  await issue();
  const notes = (await documentsOf(db, one._id)).filter(({ kind }) => kind === "delivery");
  expect(notes.map(({ content }) => content.lines.map(({ title }) => title))).toEqual([
    ["Apfelsaft", "Brot"],
    ["Apfelsaft"],
  ]);
});

it("that is cancelled answers its withdrawals; while one is open it is not deleted", async () => {
  const one = await bought();
  const sent = { name: "Erika", email: one.email, order: String(one.number), text: "" };
  await guest.withdrawals.declare.mutate(sent);
  expect((await refusal(admin.orders.remove.mutate({ id: one._id }))).code).toBe("C109");
  expect(await admin.orders.cancel.mutate({ id: one._id })).toMatchObject({ states: ["cancelled"] });
  expect(await admin.withdrawals.ofOrder.query({ id: one._id })).toMatchObject([
    { done: { by: "Test admin" }, found: { isPaid: false, isOwed: false } },
  ]);
  expect((await events(one._id)).map(({ kind }) => kind)).toEqual([
    "created",
    "withdrawn",
    "released",
    "cancelled",
    "withdrawalDone",
  ]);
});

it.each<[string, Lines, Partial<Reduction>, string]>([
  ["more than is in it", [line(0, { amount: 3 })], {}, "C109"],
  ["nothing", [], {}, "C200"],
  ["goods whose deposit stays", [line(0, { amount: 2, packOfSix: 1 })], {}, "C109"],
  ["a line twice", [line(1, { amount: 1 }), line(1, { amount: 1 })], {}, "C200"],
  ["what somebody else has changed meanwhile", [line(1, { amount: 1 })], { version: 99 }, "C409"],
])("is not changed by %s", async (_what, lines, more, code) => {
  const one = await bought();
  expect((await refusal(reduce(one._id, lines, more))).code).toBe(code);
  expect(await read(one._id)).toMatchObject({ total: one.total, version: 1 });
  expect(await stockOf(one.juice.id)).toBe(12);
});

it("is not reduced when it is paid, cancelled, or paid online; nor by guests", async () => {
  const out = [line(1, { amount: 1 })];
  const [paid, cancelled, guests] = [await bought(), await bought(), await bought()];
  await api("PUT", "/shop/markPayed/", { _id: paid._id });
  await admin.orders.cancel.mutate({ id: cancelled._id });
  for (const { _id } of [paid, cancelled]) expect((await refusal(reduce(_id, out))).code).toBe("C109");
  await db.update(orders).set({ payment: "creditcard" }).where(eq(orders.id, guests._id));
  expect((await refusal(reduce(guests._id, out))).code).toBe("C109");
  const input = { id: guests._id, version: 1, goods: { lines: out } };
  expect((await refusal(guest.orders.reduce.mutate(input))).status).toBe(401);
});

it("shows a withdrawal to everybody until it is dealt with", async () => {
  const one = await bought();
  const declare = (text: string) =>
    guest.withdrawals.declare.mutate({ name: "Erika", email: one.email, order: String(one.number), text });
  await declare("2 × Apfelsaft");
  const customers = () => own(one._id, one.secret);
  expect(await customers()).toMatchObject({
    withdrawals: [{ isDone: false }],
    order: { items: [{ left: 6 }, { left: 1 }] },
  });
  expect(await byId(one._id)).toMatchObject({ states: ["withdrawn", "unpaid"] });
  expect((await events(one._id)).at(-1)).toMatchObject({ kind: "withdrawn", by: "" });
  const listed = async () => {
    const { items } = await admin.orders.list.query({ states: ["withdrawn"] });
    return items.map(({ id }) => id);
  };
  expect(await listed()).toContain(one._id);
  await declare("");
  expect(await customers()).toMatchObject({ order: { items: [{ left: 0 }, { left: 0 }] } });
  for (const { id, version } of await admin.withdrawals.ofOrder.query({ id: one._id }))
    await admin.withdrawals.update.mutate({ id, done: true, version });
  expect(await byId(one._id)).toMatchObject({ states: ["unpaid"] });
  expect(await listed()).not.toContain(one._id);
  expect(await customers()).toMatchObject({ order: { items: [{ left: 8 }, { left: 1 }] } });
});
