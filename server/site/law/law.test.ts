import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LawLineId, lawLines } from "#contract/values/law-lines.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { files } from "#db/schema/files.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";
import { v7 as newId } from "uuid";
import { seedSite } from "../../start/seed-site.ts";
import { insertFile } from "#testing/library.ts";
import { openShop } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" } });
  await seedSite(site.services);
});
afterAll(() => site.close());

const db = () => site.services.database.db;
const put = (body: object) => site.request("PUT", "/api/v0/config/", { as: "system", body });
const switchOn = (name: string, enabled = true) => put({ components: { [name]: { enabled } } });

const lines = () => site.trpc("admin").law.list.query();
const line = async (id: LawLineId) => {
  const found = (await lines()).find((one) => one.id === id);
  if (!found) throw new Error(`there is no line ${id}`);
  return found;
};
const kinds = async (id: LawLineId) => (await line(id)).findings.map(({ kind }) => kind);
const state = async (id: LawLineId) => (await line(id)).state;

const say = (procedure: "confirm" | "revoke", id: LawLineId) => site.trpc("admin").law[procedure].mutate({ line: id });

async function write(page: string, html: string): Promise<void> {
  const { body } = await site.request("GET", `/api/v0/entry/?tags=Seite|${page}`, { as: "admin" });
  const [entry] = body as [{ _id: string }];
  const answer = await site.request("PUT", `/api/v0/entry/${entry._id}`, { as: "admin", body: { content: [html] } });
  expect(answer.status).toBe(200);
}

const food = {
  ingredients: "Apfelwein",
  allergens: "",
  alcohol: 5.5,
  nutrition: { kJ: 1, kcal: 1, fat: 0, saturates: 0, carbohydrate: 0, sugars: 0, protein: 0, salt: 0 },
  storage: "",
};

it("says something of every line, and nothing of the shop while it is off", async () => {
  await switchOn("shop", false);
  const all = await lines();
  expect(all.map(({ id }) => id)).toEqual(lawLines.map(({ id }) => id));
  const ofShop = [
    "L7",
    "L8",
    "L9",
    "L10",
    "L11",
    "L12",
    "L13",
    "L14",
    "L15",
    "L16",
    "L17",
    "L18",
    "L20",
    "L21",
    "L22",
    "L26",
  ];
  for (const id of ofShop) expect([id, all.find((one) => one.id === id)?.state]).toEqual([id, "notApplicable"]);
  await openShop(site);
  for (const id of ["L7", "L12", "L14"] as const) expect([id, await state(id)]).toEqual([id, "met"]);
});

it("wants an imprint with a mail address, an address, and no act that is gone", async () => {
  expect(await kinds("L1")).toEqual(["imprintMissing", "addressMissing"]);
  await write("Impressum", "<p>Angaben nach § 5 TMG, Verein Sonnenau</p>");
  await put({ site: { address: { street: "Am Hang 1", zip: "98999", city: "Sonnenau", country: "DE" } } });
  expect(await line("L1")).toMatchObject({
    state: "open",
    findings: [
      { kind: "imprintWithoutMail", path: "/Impressum" },
      { kind: "oldAct", names: ["Impressum"] },
    ],
  });
  await write("Impressum", "<p>Angaben nach § 5 DDG, post@example.org</p>");
  expect(await line("L1")).toMatchObject({ state: "open", findings: [], confirmed: "missing" });
});

it("is confirmed by an editor with name and day, which can be taken back; the audit log knows both", async () => {
  expect((await refusal(site.trpc().law.confirm.mutate({ line: "L9" }))).status).toBe(401);
  expect((await refusal(say("confirm", "L14"))).status).toBe(400);
  await storeProduct(db());
  await say("confirm", "L9");
  expect(await line("L9")).toMatchObject({ state: "met", confirmed: { by: "Test admin", at: expect.any(String) } });
  await say("revoke", "L9");
  expect(await line("L9")).toMatchObject({ state: "open", confirmed: "missing" });
  const { items } = await site.trpc("system").audit.list.query({ noun: "law" });
  expect(items).toMatchObject([
    { action: "remove", label: "L9", by: "Test admin" },
    { action: "create", label: "L9", by: "Test admin" },
  ]);
});

it("asks again for the privacy notice when components are switched, and names what it says nothing of", async () => {
  await write("Datenschutz", "<p>Wir speichern Bestellungen.</p>");
  await say("confirm", "L2");
  expect(await state("L2")).toBe("met");
  await switchOn("newsletter");
  expect(await line("L2")).toMatchObject({
    confirmed: "outdated",
    findings: [{ kind: "privacyLacks", names: ["newsletter"] }],
  });
  await write("Datenschutz", "<p>Wir speichern Bestellungen und den Newsletter.</p>");
  expect(await line("L2")).toMatchObject({ state: "open", findings: [] });
  await say("confirm", "L2");
  expect(await state("L2")).toBe("met");
});

it("wants terms and a withdrawal notice that leads to the function, and mails that arrive", async () => {
  expect(await kinds("L15")).toEqual(["termsMissing", "noticeMissing", "noMailServer"]);
  await write("AGB", "<p>Es gilt, was hier steht.</p>");
  await write("Widerrufsbelehrung", "<p>Sie haben 14 Tage.</p>");
  expect(await kinds("L15")).toEqual(["noMailServer"]);
  expect(await kinds("L16")).toEqual(["notInNotice", "noMailServer"]);
  await write("Widerrufsbelehrung", '<p>Sie haben 14 Tage: <a href="/widerrufen">widerrufen</a>.</p>');
  expect(await kinds("L16")).toEqual(["noMailServer"]);
  const received = new Date(Date.now() - 15 * 86_400_000);
  const declared = {
    id: newId(),
    received,
    name: "A",
    email: "a@b.de",
    orderNumber: "",
    text: "",
    language: "de" as const,
  };
  await db().insert(withdrawals).values(declared);
  expect(await line("L16")).toMatchObject({ findings: [{ kind: "withdrawalsLate", count: 1 }, {}] });
  await db().update(withdrawals).set({ done: new Date() }).where(eq(withdrawals.id, declared.id));
  expect(await kinds("L16")).toEqual(["noMailServer"]);
});

it("looks at what is sold: age, food data, producer, size", async () => {
  const cider = await storeProduct(db(), { title: "Cider", food, size: 0.75, producer: "Hof" });
  expect(await line("L20")).toMatchObject({ state: "open", findings: [{ kind: "withoutAge", names: ["Cider"] }] });
  const change = (id: string, body: object) => site.request("PUT", `/api/v0/shop/product/${id}`, { as: "admin", body });
  await change(cider.id, { minAge: 16 });
  expect(await state("L20")).toBe("met");
  await openShop(site, { pickup: false, ageCheck: null });
  expect(await kinds("L20")).toEqual(["noAgeDelivery"]);
  await openShop(site);
  expect(await kinds("L21")).toEqual(["withoutFood", "withoutProducer"]);
  await change(cider.id, { size: null });
  expect(await line("L8")).toMatchObject({ state: "open", findings: [{ kind: "withoutSize", names: ["Cider"] }] });
  await change(cider.id, { hidden: true });
  expect(await state("L8")).toBe("met");
});

it("is red until the official notice is in the library, and then asks whether it is the right one", async () => {
  expect(await kinds("L18")).toEqual(["guaranteeMissing"]);
  const file = await insertFile(site.services.database);
  await openShop(site, { guaranteeNotice: { de: file } });
  expect(await kinds("L18")).toEqual(["guaranteeEnglishMissing"]);
  await openShop(site, { guaranteeNotice: { en: file } });
  expect(await line("L18")).toMatchObject({ state: "open", findings: [], confirmed: "missing" });
  await say("confirm", "L18");
  expect(await state("L18")).toBe("met");
});

it("finds links to the platform that is closed, in any text", async () => {
  expect(await state("L19")).toBe("met");
  const html = '<p><a href="https://ec.europa.eu/consumers/odr">Plattform</a></p>';
  const sent = { title: "Alt", content: [html] };
  const { body } = await site.request("POST", "/api/v0/entry/", { as: "admin", body: sent });
  expect(await line("L19")).toMatchObject({ state: "open", findings: [{ kind: "disputePlatform", names: ["Alt"] }] });
  await site.request("DELETE", `/api/v0/entry/${(body as { _id: string })._id}`, { as: "admin" });
  expect(await state("L19")).toBe("met");
});

it("notices consents that have ended, and pictures that nobody has described", async () => {
  expect(await kinds("L24")).toContain("statementMissing");
  await write("Barrierefreiheit", "<p>Geprüft</p>");
  const id = await insertFile(site.services.database, { altDe: "", decorative: false });
  expect(await kinds("L24")).toEqual(["picturesUndescribed"]);
  await db()
    .update(files)
    .set({ consent: { basis: "mündlich", until: "2026-01-31" } })
    .where(eq(files.id, id));
  expect(await line("L25")).toMatchObject({ findings: [{ kind: "consentEnded", count: 1 }] });
  await db()
    .update(files)
    .set({ consent: { basis: "mündlich", until: "2999-01-31" } })
    .where(eq(files.id, id));
  expect(await kinds("L25")).toEqual([]);
});

it("wants invoices to name the seller's tax number", async () => {
  expect(await kinds("L22")).toEqual(["taxNumberMissing"]);
  const { documents } = (await getSettings(db())).settings;
  await site.trpc("admin").documents.updateSettings.mutate({ ...documents, vatId: "DE123456789" });
  expect(await state("L22")).toBe("met");
});

it("judges keys, newsletter, network and small business by the settings", async () => {
  expect(await kinds("L26")).toEqual(["noPaymentKeys"]);
  await put({ shop: { stripe: { secret: "sk_test_1", webhook: "whsec_1" } } });
  expect(await state("L26")).toBe("met");
  expect(await kinds("L23")).toEqual(["noMailServer"]);
  expect(await state("L27")).toBe("notApplicable");
  await switchOn("social");
  expect(await kinds("L27")).toEqual(["noSocialKeys"]);
  expect(await state("L11")).toBe("notApplicable");
  await openShop(site, { smallBusiness: true });
  expect([await state("L11"), await state("L10")]).toEqual(["met", "notApplicable"]);
});

it("does not ask for a rule before it holds, and for a new one a new confirmation", async () => {
  const { now } = site.services;
  site.services.now = () => new Date("2026-05-01T12:00:00Z");
  expect([await state("L16"), await state("L18")]).toEqual(["notApplicable", "notApplicable"]);
  await say("confirm", "L18");
  site.services.now = now;
  expect(await line("L18")).toMatchObject({ state: "open", confirmed: "outdated" });
});

it("lists the places with environmental claims, and lets a person say that they are proven", async () => {
  expect(await state("L28")).toBe("met");
  const sent = { title: "Unser Hof", content: ["<p>Wir keltern <b>klimaneutral</b>.</p>"] };
  const { body } = await site.request("POST", "/api/v0/entry/", { as: "admin", body: sent });
  const { _id } = body as { _id: string };
  const drink = await storeProduct(db(), { title: "Nachhaltiger Saft", text: "Aus ökologischem Landbau." });
  const found = await line("L28");
  expect(found).toMatchObject({ state: "open", confirmed: "missing" });
  expect(
    found.findings.map(({ kind, places = [] }) => [kind, ...places.map(({ title, words }) => [title, words])]),
  ).toEqual([
    ["claimGeneral", ["Nachhaltiger Saft", ["Nachhaltiger"]]],
    ["claimOffset", ["Unser Hof", ["klimaneutral"]]],
  ]);
  await say("confirm", "L28");
  expect(await state("L28")).toBe("met");
  await site.request("PUT", `/api/v0/entry/${_id}`, { as: "admin", body: { content: ["<p>CO2-neutral</p>"] } });
  expect(await line("L28")).toMatchObject({ state: "open", confirmed: "outdated" });
  await site.request("DELETE", `/api/v0/entry/${_id}`, { as: "admin" });
  await site.request("DELETE", `/api/v0/shop/product/${drink.id}`, { as: "admin" });
  expect(await line("L28")).toMatchObject({ state: "met", findings: [] });
});

it("wants the maker of goods that are no food, and the register of packaging", async () => {
  const shirt = await storeProduct(db(), { title: "Hemd", goods: "clothing", size: null });
  expect(await line("L29")).toMatchObject({ state: "open", findings: [{ kind: "withoutMaker", names: ["Hemd"] }] });
  const safety = { maker: { name: "Weberei", address: "Am Bach 2", email: "weberei@example.org" } };
  await site.request("PUT", `/api/v0/shop/product/${shirt.id}`, { as: "admin", body: { safety } });
  expect(await state("L29")).toBe("met");
  expect(await kinds("L30")).toEqual(["packagingMissing"]);
  const admin = site.trpc("admin");
  const { version: _version, ...documents } = await admin.documents.settings.query();
  const packaging = { number: "DE0123456789012", system: "Beispiel", since: "2026-01-01" };
  await admin.documents.updateSettings.mutate({ ...documents, packaging });
  expect(await state("L30")).toBe("met");
});
