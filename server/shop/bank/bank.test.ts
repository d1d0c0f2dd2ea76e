import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Proposal } from "#contract/shop/bank.ts";
import { bankBookings } from "#db/schema/payments.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { openShop, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";
import { camt, type Paid } from "#testing/statements.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await openShop(site);
});
afterAll(() => site.close());
beforeEach(() => site.services.database.pool.query("delete from rate_limits"));

const db = () => site.services.database.db;

const admin = () => site.trpc("admin");

async function ordered(lastName = "Muster", payment = "advancepayment") {
  const juice = await storeProduct(db());
  const email = `${newId()}@example.org`;
  const one = await placed(site, {
    items: [{ item: juice.id, amount: 1 }],
    order: { payment, email, nname: lastName },
  });
  return { ...one, email };
}

const euros = (cents: number): string => (cents / 100).toFixed(2);

async function read(paid: Paid[], version: "02" | "08" = "08"): Promise<Proposal[]> {
  const file = gzipSync(camt(version, paid)).toString("base64");
  const answer = await admin().bank.read.mutate({ file });
  return answer.kind === "proposals" ? answer.proposals : [];
}

const bookingOf = ({ hash, day, cents }: Proposal) => ({ hash, day, cents });
const book = (payments: Inputs["bank"]["book"]["payments"]) => admin().bank.book.mutate({ payments });
const events = (id: string) => admin().orders.events.query({ id });
const orderOf = async (id: string) =>
  (await site.request("GET", `/api/v0/order/${id}`, { as: "admin" })).body as { payed: string | null; version: number };
const mailsTo = async (recipient: string) =>
  (await db().select().from(outgoingMail).where(eq(outgoingMail.recipient, recipient)).orderBy(outgoingMail.id)).map(
    ({ kind }) => kind,
  );

it("what came is proposed, booked with its day, told to the customer, and never counts again", async () => {
  const one = await ordered();
  const paid = { amount: euros(one.total), text: `Bestellung B${one.number}`, day: "2026-11-10" };
  const [proposal] = await read([paid, { ...paid, way: "DBIT" }]);
  expect(proposal).toMatchObject({
    certainty: "certain",
    amount: "exact",
    problem: null,
    day: "2026-11-10",
    order: { id: one._id, number: one.number, name: "Erika Muster", total: one.total },
  });
  expect((await orderOf(one._id)).payed).toBeNull();
  const payments = [{ order: one._id, bookings: [bookingOf(proposal as Proposal)] }];
  expect(await book(payments)).toEqual({ paid: [one.number], partlyPaid: [], unchanged: [] });
  expect((await events(one._id)).at(-1)).toMatchObject({
    kind: "paid",
    cents: one.total,
    booked: "2026-11-10",
    by: "Test admin",
  });
  expect(await mailsTo(one.email)).toEqual(["orderReceived", "orderPaid"]);

  expect(await book(payments)).toEqual({ paid: [], partlyPaid: [], unchanged: [one.number] });
  expect(await mailsTo(one.email)).toEqual(["orderReceived", "orderPaid"]);
  expect(await read([paid, paid], "02")).toMatchObject([
    { problem: "booked", order: { number: one.number } },
    { problem: "paid", order: { number: one.number } },
  ]);
  const other = await ordered();
  const again = [{ order: other._id, bookings: [bookingOf(proposal as Proposal)] }];
  expect(await book(again)).toEqual({ paid: [], partlyPaid: [], unchanged: [other.number] });
  expect((await orderOf(other._id)).payed).toBeNull();
});

it("the number of an invoice names its order, paid or not, as people and banks write it", async () => {
  const one = await ordered("Muster", "invoice");
  await site.request("PUT", "/api/v0/shop/markShipped/", { as: "admin", body: { _id: one._id } });
  const { invoice } = (await site.request("GET", `/api/v0/order/${one._id}`, { as: "admin" })).body as {
    invoice: { number: string };
  };
  const digits = invoice.number.replace(/\D/gu, "");
  const spelled = [
    invoice.number,
    `Rechn.-Nr. ${digits}`,
    `RE-${digits.slice(0, 2)} ${digits.slice(2)}`,
    `R ${digits}`,
  ];
  for (const text of spelled)
    expect(await read([{ amount: euros(one.total), text, name: "Otto" }]), text).toMatchObject([
      { certainty: "certain", order: { number: one.number } },
    ]);
  await site.request("PUT", "/api/v0/shop/markPayed/", { as: "admin", body: { _id: one._id } });
  expect(await read([{ amount: euros(one.total), text: invoice.number, name: "Otto" }])).toMatchObject([
    { problem: "paid", order: { number: one.number } },
  ]);
});

it("nothing of the statement is kept but what tells a booking again", async () => {
  const one = await ordered("Heimlich");
  const paid = { amount: euros(one.total), text: `B${one.number} Geheimnis`, name: "Konto Heimlich" };
  const [proposal] = await read([paid, { amount: "1.00", text: "Geheimnis fuer niemand" }]);
  await book([{ order: one._id, bookings: [bookingOf(proposal as Proposal)] }]);
  const rows = await db().select().from(bankBookings).where(eq(bankBookings.orderId, one._id));
  expect(rows).toEqual([{ hash: proposal?.hash, orderId: one._id, counted: expect.any(Date) }]);
  expect(site.logLines.join("")).not.toMatch(/Geheimnis|Heimlich|DE02120300000000202051/u);
});

it("an order is paid by its parts together, with the day of the last", async () => {
  const one = await ordered();
  const parts = await read([
    { amount: "2.00", text: `B${one.number}`, day: "2026-11-09" },
    { amount: euros(one.total - 200), text: `B${one.number}`, day: "2026-11-11" },
  ]);
  expect(parts.map(({ amount, certainty }) => [amount, certainty])).toEqual([
    ["part", "certain"],
    ["part", "certain"],
  ]);
  const payments = parts.map((part) => ({ order: one._id, bookings: [bookingOf(part)] }));
  expect(await book(payments)).toEqual({ paid: [one.number], partlyPaid: [], unchanged: [] });
  expect((await events(one._id)).at(-1)).toMatchObject({ kind: "paid", cents: one.total, booked: "2026-11-11" });
});

it("several orders are paid by one booking that is their sum, once, and never in part", async () => {
  const [one, two] = [await ordered(), await ordered()];
  const sum = { amount: euros(one.total + two.total), text: `B${one.number} B${two.number}`, day: "2026-11-10" };
  const [proposal] = await read([sum]);
  expect(proposal).toMatchObject({ certainty: "certain", amount: "together", others: [{ number: two.number }] });
  const booking = bookingOf(proposal as Proposal);
  const shares = (cents: number) => [
    { order: one._id, bookings: [{ ...booking, cents: one.total }] },
    { order: two._id, bookings: [{ ...booking, cents }] },
  ];
  expect((await refusal(book(shares(1)))).code).toBe("C200");
  expect(await book(shares(two.total))).toEqual({
    paid: [one.number, two.number],
    partlyPaid: [],
    unchanged: [],
  });
  for (const { _id, total } of [one, two])
    expect((await events(_id)).at(-1)).toMatchObject({ kind: "paid", cents: total, booked: "2026-11-10" });
  expect(await read([sum])).toMatchObject([{ problem: "booked" }]);
  const third = await ordered();
  expect(await book([{ order: third._id, bookings: [booking] }])).toEqual({
    paid: [],
    partlyPaid: [],
    unchanged: [third.number],
  });
});

it("what is paid, cancelled or paid online meanwhile stays; the others are booked", async () => {
  const [one, paid, gone] = [await ordered(), await ordered(), await ordered()];
  const proposals = await read(
    [one, paid, gone].map(({ number, total }) => ({ amount: euros(total), text: `B${number}` })),
  );
  await admin().orders.markPaid.mutate({ id: paid._id });
  await admin().orders.cancel.mutate({ id: gone._id });
  const payments = [one, paid, gone].map(({ _id }, index) => ({
    order: _id,
    bookings: [bookingOf(proposals[index] as Proposal)],
  }));
  const { paid: booked, unchanged } = await book(payments);
  expect(booked).toEqual([one.number]);
  expect(unchanged.toSorted()).toEqual([paid.number, gone.number]);
  expect(await read([{ amount: euros(gone.total), text: `B${gone.number}` }])).toMatchObject([
    { problem: "cancelled" },
  ]);
});

it("an order that is unknown refuses all of it; what is no statement or no booking is refused; guests are", async () => {
  const one = await ordered();
  const [proposal] = await read([{ amount: euros(one.total), text: `B${one.number}` }]);
  const booking = bookingOf(proposal as Proposal);
  const bookings = [booking];
  const unknown = book([
    { order: one._id, bookings },
    { order: newId(), bookings: [{ ...booking, hash: "0".repeat(64) }] },
  ]);
  expect(await refusal(unknown)).toMatchObject({ code: "C404" });
  expect((await orderOf(one._id)).payed).toBeNull();
  const refused = [{ hash: "x" }, { day: "2026-02-31" }, { cents: -1 }, { cents: 0.5 }];
  for (const wrong of refused)
    expect((await refusal(book([{ order: one._id, bookings: [{ ...booking, ...wrong }] }]))).code).toBe("C200");
  const letter = gzipSync("Guten Tag").toString("base64");
  expect(await refusal(admin().bank.read.mutate({ file: letter }))).toMatchObject({
    code: "C200",
    fields: { file: expect.stringContaining("CAMT.053") },
  });
  const guests = site.trpc("guest");
  expect((await refusal(guests.bank.read.mutate({ file: letter }))).status).toBe(401);
  const payments = [{ order: one._id, bookings }];
  expect((await refusal(guests.bank.book.mutate({ payments }))).status).toBe(401);
});

it("two who book the same at once book it once; two orders are never paid by one booking", async () => {
  const [one, two] = [await ordered("Doppel"), await ordered("Doppel")];
  const [proposal] = await read([{ amount: euros(one.total), text: "Danke", name: "Doppel" }]);
  expect(proposal).toMatchObject({ certainty: "likely", order: { number: one.number } });
  const bookings = [bookingOf(proposal as Proposal)];
  const answers = await Promise.all([
    book([{ order: one._id, bookings }]),
    book([{ order: one._id, bookings }]),
    book([{ order: two._id, bookings }]),
  ]);
  expect(answers.flatMap(({ paid }) => paid)).toHaveLength(1);
  const paidOnes = [await orderOf(one._id), await orderOf(two._id)].filter((order) => order.payed !== null);
  expect(paidOnes).toHaveLength(1);
});
