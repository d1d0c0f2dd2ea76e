import { expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { openOrderDesk } from "#testing/order-desk.ts";
import { placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { textOfPdf } from "#testing/pdf-text.ts";
import { documentsOf } from "./store.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";

const { site, db, api, admin, events, read, stockOf } = await openOrderDesk();

async function paid() {
  const juice = await storeProduct(db, { title: "Apfelsaft", price: 260, stock: 10 });
  const bread = await storeProduct(db, {
    title: "Hofbrot",
    price: 350,
    size: null,
    deposit: 0,
    tax: "reduced",
    stock: 10,
  });
  const items = [
    { item: juice.id, amount: 3 },
    { item: bread.id, amount: 2 },
  ];
  const order = await placed(site, { items, order: { payment: "advancepayment" } });
  await api("PUT", "/shop/markPayed/", { _id: order._id });
  return { ...order, juice, bread };
}
type Refund = Inputs["orders"]["refund"];
const refund = (id: string, more: Partial<Refund>) => admin.orders.refund.mutate({ id, refundId: newId(), ...more });
const corrections = async (id: string) => (await documentsOf(db, id)).filter(({ kind }) => kind === "correction");
const goods = (amount: number, more: { deposit?: number } = {}) => ({ lines: [{ position: 0, amount, ...more }] });

it("of one bottle: rate, goods and reason stand in correction, bookkeeping and history, and the bottle is in the stock", async () => {
  const { _id, juice } = await paid();
  await api("PUT", "/shop/markShipped/", { _id });
  expect(await stockOf(juice.id)).toBe(7);
  const reason = "Flasche zerbrochen";
  expect(await refund(_id, { goods: goods(1, { deposit: 15 }), reason, restock: true })).toMatchObject({
    refunded: 275,
  });
  expect(await stockOf(juice.id)).toBe(8);
  const [correction] = await corrections(_id);
  expect(correction?.content).toMatchObject({
    total: -275,
    vat: [
      { rate: 19, net: -231, vat: -44 },
      { rate: 7, net: 0, vat: 0 },
    ],
    corrects: {
      reason,
      isWhole: false,
      back: { shipping: 0, lines: [{ title: "Apfelsaft", amount: 1, total: 260, deposit: 15 }] },
    },
  });
  const headers = { cookie: (await site.cookieOf("admin")) ?? "" };
  const pdf = await fetch(`${site.url}/api/v0/export/document/${correction?.id}.pdf`, { headers });
  const text = (await textOfPdf(Buffer.from(await pdf.arrayBuffer()))).replaceAll("\u2212", "-");
  for (const part of [reason, "1 Stück", "Apfelsaft", "-2,60", "-0,15"]) expect(text).toContain(part);
  expect(text).not.toContain("Hofbrot");
  const { body } = await site.request("GET", "/api/v0/export/bookkeeping.csv?from=2020-01-01&to=2099-12-31", {
    as: "admin",
  });
  const own = String(body)
    .split("\n")
    .filter((row) => row.includes(correction?.number ?? "?"));
  expect(own).toHaveLength(1);
  expect(own[0]?.replaceAll('"', "")).toContain(";-2,31;-0,44;19;-2,75;1 Stück Apfelsaft, 1 l;Flasche zerbrochen");
  expect((await events(_id)).map(({ kind }) => kind).slice(-2)).toEqual(["refunded", "restocked"]);
});

it("of goods before they are sent: pieces go back once, whatever is refunded or cancelled after it", async () => {
  const { _id, juice, bread } = await paid();
  const [first] = await admin.documents.issue.mutate({ kind: "delivery", orders: [_id] });
  await refund(_id, { goods: goods(2), restock: true });
  expect(await stockOf(juice.id)).toBe(9);
  const [second] = await admin.documents.issue.mutate({ kind: "delivery", orders: [_id] });
  expect(second?.number, "the first note lists goods that do not go").not.toBe(first?.number);
  expect(await admin.documents.issue.mutate({ kind: "delivery", orders: [_id] })).toEqual([second]);
  const note = (await documentsOf(db, _id)).findLast(({ kind }) => kind === "delivery");
  expect(note?.content.lines).toMatchObject([{ amount: 1 }, { amount: 2 }]);
  await admin.orders.cancel.mutate({ id: _id });
  expect([await stockOf(juice.id), await stockOf(bread.id)]).toEqual([10, 10]);
  await refund(_id, { restock: true });
  expect([await stockOf(juice.id), await stockOf(bread.id)]).toEqual([10, 10]);
});

it("of everything after the delivery brings the goods back only if it is chosen", async () => {
  for (const restock of [true, false]) {
    const { _id, juice, bread } = await paid();
    await api("PUT", "/shop/markShipped/", { _id });
    await refund(_id, { restock });
    expect([await stockOf(juice.id), await stockOf(bread.id)]).toEqual(restock ? [10, 10] : [7, 8]);
    expect(await admin.orders.update.mutate({ id: _id })).toMatchObject({ states: ["done"] });
  }
});

it("of a sum: asks for its rate, and refuses what is not left with the order as it is", async () => {
  const { _id } = await paid();
  expect(await refusal(refund(_id, { cents: 100 }))).toMatchObject({
    status: 400,
    code: "C200",
    fields: { rate: expect.any(String) },
  });
  expect(await refusal(refund(_id, { cents: 1500, rate: 7 }))).toMatchObject({
    status: 409,
    code: "C109",
    fields: { cents: expect.any(String) },
    current: { id: _id },
  });
  expect(await refusal(refund(_id, { goods: goods(4) }))).toMatchObject({
    code: "C109",
    fields: { "goods.lines.0.amount": expect.any(String) },
  });
  expect(await refusal(refund(_id, { cents: 100, goods: goods(1) }))).toMatchObject({ code: "C200" });
  expect(await read(_id)).toMatchObject({ refunded: 0 });
  await refund(_id, { cents: 107, rate: 7 });
  const [correction] = await corrections(_id);
  expect(correction?.content.vat).toMatchObject([
    { rate: 19, net: 0, vat: 0 },
    { rate: 7, net: -100, vat: -7 },
  ]);
});

it("counts under its own rate in the dashboard", async () => {
  const vat = async () => (await admin.sales.get.query({ period: "days30" })).vat;
  const { _id } = await paid();
  const before = await vat();
  await refund(_id, { goods: goods(1) });
  const after = await vat();
  expect(after).toEqual(
    before.map((part) => (part.rate === 19 ? { rate: 19, net: part.net - 218, vat: part.vat - 42 } : part)),
  );
});
