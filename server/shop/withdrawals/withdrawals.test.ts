import { asc } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";
import { formatToSecond } from "#contract/values/dates.ts";
import { htmlOfText } from "../../mail/mails/letter.ts";
import { customer, openShop, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal, statusOf } from "#testing/trpc-client.ts";
import { dropOldWithdrawals } from "./retention.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
  await openShop(site);
});
afterEach(() => site.close());

const declared = { name: "Anna Kern", email: "Anna@Example.org", order: "Nr. 1042", text: "Die sechs Flaschen Most." };
const admin = () => site.trpc("admin");
const declare = (more: object = {}) => site.trpc().withdrawals.declare.mutate({ ...declared, ...more });
const mails = () => site.services.database.db.select().from(outgoingMail).orderBy(asc(outgoingMail.id));
const list = async () => (await admin().withdrawals.list.query({})).items;

it("is stored as it came, and acknowledged at once with content, date and time", async () => {
  const now = new Date();
  site.services.now = () => now;
  await site.request("PUT", "/api/v0/config/", {
    as: "admin",
    body: { notify: { message: [], order: ["shop@example.org"] } },
  });
  await declare();
  expect(await list()).toMatchObject([
    { ...declared, email: "anna@example.org", received: now.toISOString(), found: null, done: null },
  ]);
  const [receipt, notice] = await mails();
  expect(receipt).toMatchObject({ recipient: "anna@example.org", kind: "withdrawalReceipt" });
  for (const part of [formatToSecond(now.toISOString()), "Anna Kern", "Nr. 1042", "Die sechs Flaschen Most."])
    expect(receipt?.body).toContain(part);
  expect(notice).toMatchObject({ recipient: "shop@example.org", replyTo: "anna@example.org" });
});

it("is acknowledged under the one name that the site has in that language", async () => {
  const named = { title: "Hof", site: { name: "SV Au", en: { name: "Au United", footer: "" } } };
  await site.request("PUT", "/api/v0/config/", { as: "admin", body: named });
  await declare();
  await site.trpc("guest", { cookie: "lang=en" }).withdrawals.declare.mutate(declared);
  const receipts = (await mails()).filter(({ kind }) => kind === "withdrawalReceipt");
  expect(receipts.map(({ language, subject, body }) => [language, subject, body.trimEnd().split("\n").at(-1)])).toEqual(
    [
      ["de", "Eingang Ihres Widerrufs bei SV Au", "SV Au"],
      ["en", "We have received your withdrawal, Au United", "Au United"],
    ],
  );
});

it("needs a name and an address alone, and answers the same whether an order is known", async () => {
  const [without, unknown] = [await declare({ order: "", text: "" }), await declare({ order: "99" })];
  expect(without).toEqual(unknown);
  const wrong = await refusal(declare({ name: "", email: "nirgends" }));
  expect(wrong.status).toBe(400);
  expect(await list()).toHaveLength(2);
});

it("is stored and acknowledged with a filled honeypot, too, and marked as suspicious", async () => {
  await declare({ website: "https://example.org" });
  expect(await list()).toMatchObject([{ name: "Anna Kern", isSuspicious: true }]);
  expect(await mails()).toMatchObject([{ kind: "withdrawalReceipt", recipient: "anna@example.org" }]);
});

it("ignores a captcha that is sent, whatever it says", async () => {
  for (const captcha of [{ id: "x", answer: "y" }, "nonsense", null]) await declare({ captcha });
  expect(await list()).toHaveLength(3);
});

it("is marked as dealt with by whom and when; a second administrator is told", async () => {
  await declare();
  const [{ id = "", version = 0 } = {}] = await list();
  const mark = (done: boolean, as: "admin" | "system") =>
    site.trpc(as).withdrawals.update.mutate({ id, done, version });
  await mark(true, "admin");
  expect((await refusal(mark(false, "system"))).status).toBe(409);
  expect(await list()).toMatchObject([{ done: { by: "Test admin" } }]);
});

it("is shown to administrators alone", async () => {
  expect((await refusal(site.trpc().withdrawals.list.query({}))).status).toBe(401);
});

const close = () =>
  site.request("PUT", "/api/v0/config/", { as: "admin", body: { components: { shop: { enabled: false } } } });
const captchaStatus = async () => (await site.request("GET", "/api/v0/captcha/?form=withdrawal")).status;

async function bought() {
  const { id } = await storeProduct(site.services.database.db);
  return placed(site, { items: [{ item: id, amount: 1 }] });
}

it("is there while the shop is on, and afterwards for as long as there is an order", async () => {
  await close();
  expect([await statusOf(declare()), await captchaStatus()]).toEqual([404, 404]);
  await openShop(site);
  await bought();
  await close();
  expect([await statusOf(declare()), await captchaStatus()]).toEqual([200, 200]);
});

it("finds its order, and stays until claims have lapsed, also when the customer is erased", async () => {
  const { number, _id } = await bought();
  await declare({ email: customer.email, order: `Nr. ${number}` });
  expect(await list()).toMatchObject([{ found: { number } }]);
  const erase = () => admin().persons.erase.mutate({ email: customer.email });
  for (const step of ["markPayed", "markShipped"])
    await site.request("PUT", `/api/v0/shop/${step}/`, { as: "admin", body: { _id } });
  expect(await erase()).toMatchObject({ orders: 0, withdrawals: 0 });
  const [{ id, version } = { id: "", version: 0 }] = await list();
  await admin().withdrawals.update.mutate({ id, done: true, version });
  expect(await erase()).toMatchObject({ orders: 1, withdrawals: 0 });
  expect(await list()).toMatchObject([{ email: customer.email, found: { number } }]);
  const inYears = (years: number) => new Date(site.services.now().getTime() + years * 365 * 86_400_000);
  for (const [years, left] of [
    [2, 1],
    [5, 0],
  ] as const) {
    await dropOldWithdrawals({ database: site.services.database, now: () => inYears(years) });
    expect(await list()).toHaveLength(left);
  }
});

it("and its order know each other; of one that is not paid nothing is said of money that comes back", async () => {
  const juice = await storeProduct(site.services.database.db);
  const order = await placed(site, { items: [{ item: juice.id, amount: 1 }] });
  const sent = { email: customer.email, order: `Nr. ${order.number}` };
  const ofOrder = (as: "admin" | "guest") => site.trpc(as).withdrawals.ofOrder.query({ id: order._id });
  const receipts = async () =>
    (await mails()).filter(({ kind }) => kind === "withdrawalReceipt").map(({ body }) => body);
  await declare(sent);
  expect((await list())[0]?.found).toEqual({ id: order._id, number: order.number, isPaid: false, isOwed: false });
  expect((await receipts()).at(-1)).toContain("Bezahlt war noch nichts.");
  await site.request("PUT", "/api/v0/shop/markPayed/", { as: "admin", body: { _id: order._id } });
  await declare({ ...sent, text: "Nur der Saft." });
  expect((await receipts()).at(-1)).toContain("Rückzahlung");
  expect(await ofOrder("admin")).toMatchObject([
    { text: "Nur der Saft.", found: { isPaid: true } },
    { text: declared.text },
  ]);
  expect((await refusal(ofOrder("guest"))).status).toBe(401);
  await declare({ order: String(order.number) });
  expect((await receipts()).at(-1)).toContain("Rückzahlung");
});

it("tells an address outside ASCII in the text of the notice, not in its head", async () => {
  await site.request("PUT", "/api/v0/config/", { as: "admin", body: { notify: { order: ["shop@example.org"] } } });
  for (const email of ["jörg@example.org", "anna@müller.example"]) await declare({ email });
  const [, joerg, , anna] = await mails();
  expect(joerg).toMatchObject({ replyTo: null, body: expect.stringContaining("jörg@example.org") });
  expect(anna).toMatchObject({ replyTo: "anna@müller.example" });
});

it("makes no link of what a stranger wrote", async () => {
  await declare({ text: "Ihr Konto ist gesperrt:\n\nhttps://evil.example/login" });
  const [receipt] = await mails();
  expect(htmlOfText(receipt?.body ?? "")).not.toContain("<a ");
});

async function hoursOfReceipts(start: Date): Promise<number[]> {
  return (await mails()).map(({ nextAttempt }) =>
    Math.round(((nextAttempt?.getTime() ?? 0) - start.getTime()) / 3_600_000),
  );
}

it("is stored however often it comes; one address gets three receipts an hour, the others follow", async () => {
  const start = new Date();
  site.services.now = () => start;
  for (let time = 0; time < 8; time += 1) await declare();
  expect(await list()).toHaveLength(8);
  expect(await hoursOfReceipts(start)).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
  site.services.now = () => new Date(start.getTime() + 1_800_000);
  await declare();
  expect((await hoursOfReceipts(start)).at(-1)).toBe(2);
});

it("lets nobody wait for those who are deferred because of their address", async () => {
  const start = new Date();
  site.services.now = () => start;
  for (let time = 0; time < 7; time += 1) await declare();
  await declare({ email: "berta@example.org" });
  expect(await hoursOfReceipts(start)).toEqual([0, 0, 0, 1, 1, 1, 2, 0]);
});

it("sends the receipts that are owed also when the person is erased meanwhile", async () => {
  for (let time = 0; time < 4; time += 1) await declare();
  await admin().persons.erase.mutate({ email: "anna@example.org" });
  expect((await mails()).map(({ kind, state }) => [kind, state])).toEqual(
    Array.from({ length: 4 }, () => ["withdrawalReceipt", "waiting"]),
  );
});

it("sends ten receipts an hour to one network, whatever addresses it names", async () => {
  const start = new Date();
  site.services.now = () => start;
  for (let number = 0; number < 12; number += 1) await declare({ email: `anna${number}@example.org` });
  expect(await site.services.database.db.$count(withdrawals)).toBe(12);
  expect(await hoursOfReceipts(start)).toEqual([...Array<number>(10).fill(0), 1, 1]);
});

it("finds the order by its number, or by that of its invoice, and by no other figure", async () => {
  const { db } = site.services.database;
  const juice = await storeProduct(db);
  const bought = () => placed(site, { items: [{ item: juice.id, amount: 1 }] });
  const [one, two] = [await bought(), await bought()];
  for (const { _id } of [two, one])
    await site.request("PUT", "/api/v0/shop/markPayed/", { as: "admin", body: { _id } });
  const { body } = await site.request("GET", `/api/v0/order/${one._id}`, { as: "admin" });
  const invoice = (body as { invoice: { number: string } }).invoice.number;
  const foundFor = async (order: string) => {
    await declare({ email: customer.email, order });
    return (await list())[0]?.found?.number ?? null;
  };
  expect(await foundFor(`Rechnung ${invoice}`)).toBe(one.number);
  expect(await foundFor(invoice.toLowerCase().replace("-", " "))).toBe(one.number);
  expect(await foundFor(`vom 26.11.2026, Nr. ${two.number}`)).toBe(two.number);
  expect(await foundFor(`${one.number} und ${two.number}`)).toBeNull();
  expect(await foundFor("3 Flaschen")).toBeNull();
});
