import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LegalForms } from "#contract/schemas/legal.ts";
import { defaultLegalForms } from "#contract/schemas/legal.ts";
import type { LegalPage } from "#contract/values/legal-fields.ts";
import { fixedPageTag } from "#contract/values/pages.ts";
import { entryRevisions } from "#db/schema/entries.ts";
import { settings } from "#db/schema/settings.ts";
import { findEntryByTag } from "../../content/entries/store.ts";
import { seedSite } from "../../start/seed-site.ts";
import { openShop } from "#testing/orders.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" } });
  await seedSite(site.services);
});
afterAll(() => site.close());

const db = () => site.services.database.db;
const entryOf = async (page: LegalPage) => (await findEntryByTag(db(), fixedPageTag(page), { publicAt: null }))!;
const legal = (as: "admin" | "guest" = "admin") => site.trpc(as).legal;
const update = (forms: Inputs["legal"]["update"]) => legal().update.mutate(forms);
const planOf = (page: LegalPage) => legal().plan.query({ page });
const publish = async (page: LegalPage, more: Partial<Inputs["legal"]["publish"]> = {}) =>
  legal().publish.mutate({
    page,
    version: (await planOf(page)).version,
    anew: [],
    replacesOwn: false,
    ...more,
  });
const switchOn = (name: string, enabled: boolean) =>
  site.request("PUT", "/api/v0/config/", { as: "system", body: { components: { [name]: { enabled } } } });
const textOf = async (page: LegalPage, language: "de" | "en" = "de") =>
  (await entryOf(page)).blocks
    .map((block) => (block.type === "text" ? (language === "de" ? block.html : (block.en?.html ?? "")) : ""))
    .join("");
const idsOf = async (page: LegalPage) => (await entryOf(page)).blocks.map(({ id }) => id);

const imprint: LegalForms["imprint"] = {
  ...defaultLegalForms.imprint,
  name: "SV Musterdorf e. V.",
  kind: "association",
  street: "Am Platz 1",
  zip: "12345",
  city: "Musterdorf",
  mail: "post@example.org",
  phone: "030 23125141",
  represented: "Erika Muster, Vorsitzende",
  registerCourt: "Amtsgericht Musterstadt",
  registerNumber: "VR 12",
};
const privacy: LegalForms["privacy"] = { ...defaultLegalForms.privacy, host: "Anbieter GmbH", logDays: 14 };

async function writeBlock(page: LegalPage, id: string, html: string): Promise<void> {
  const { id: entry, blocks } = await entryOf(page);
  const written = blocks.map(({ revision: _revision, englishFrom: _from, ...block }) =>
    block.id === id ? { ...block, html } : block,
  );
  await site.trpc("admin").entries.update.mutate({ id: entry, blocks: written });
}

it("is for administrators, and refuses a form that lacks what the law asks", async () => {
  expect((await refusal(legal("guest").update.mutate({ imprint }))).status).toBe(401);
  expect((await refusal(update({ imprint: { ...imprint, mail: "kein" } }))).status).toBe(400);
  const { status, fields } = await refusal(publish("Impressum"));
  expect(status).toBe(400);
  expect(Object.keys(fields ?? {})).toContain("imprint.phone");
  expect(await textOf("Impressum")).toContain("Hier stehen bald Name und Anschrift");
});

it("publishes the imprint in both languages, in place of the first text, and keeps the version before", async () => {
  await update({ imprint });
  const before = await entryOf("Impressum");
  expect(await planOf("Impressum")).toMatchObject({ own: 0, isChanging: true, missing: {} });
  await publish("Impressum");
  expect(await textOf("Impressum")).toContain("Angaben nach § 5 DDG");
  expect(await textOf("Impressum")).not.toContain("Hier stehen bald Name und Anschrift");
  expect(await textOf("Impressum", "en")).toContain("Information under § 5 DDG");
  const day = (await legal().forms.query()).days.Impressum;
  expect(await textOf("Impressum")).toContain(`Stand: ${day?.split("-").toReversed().join("/")}`);
  const revisions = await db().select().from(entryRevisions).where(eq(entryRevisions.entryId, before.id));
  expect(revisions.map(({ version }) => version).toSorted()).toEqual([before.version, before.version + 1]);
  expect(await planOf("Impressum")).toMatchObject({ isChanging: false });
});

it("changes nothing when the page is another one than in the comparison", async () => {
  const { version } = await planOf("Impressum");
  expect((await refusal(publish("Impressum", { version: version - 1 }))).status).toBe(409);
});

it("keeps what was changed by hand, and builds it anew only when asked", async () => {
  await writeBlock("Impressum", "legalrepresented", "<p>Von Hand</p>");
  await update({ imprint: { ...imprint, represented: "Max Muster", phone: "030 5" } });
  const { sections } = await planOf("Impressum");
  const states = Object.fromEntries(sections.map(({ id, state }) => [id, state]));
  expect(states).toMatchObject({ legaloperator: "renewed", legalrepresented: "changed" });
  await publish("Impressum");
  expect(await textOf("Impressum")).toContain("Von Hand");
  expect(await textOf("Impressum")).toContain("030 5");
  await publish("Impressum", { anew: ["legalrepresented"] });
  expect(await textOf("Impressum")).not.toContain("Von Hand");
  expect(await textOf("Impressum")).toContain("Max Muster");
});

it("the published notice follows a switch at once; a waiting form goes on waiting", async () => {
  await update({ privacy });
  await publish("Datenschutz");
  expect(await idsOf("Datenschutz")).not.toContain("privacynewsletter");
  await update({ privacy: { ...privacy, officer: "Wartet Noch" } });
  await switchOn("newsletter", true);
  expect(await idsOf("Datenschutz")).toContain("privacynewsletter");
  expect(await textOf("Datenschutz", "en")).toContain("When you subscribe to the newsletter");
  expect(await textOf("Datenschutz")).not.toContain("Wartet Noch");
  expect((await planOf("Datenschutz")).isChanging).toBe(true);
  const order = await idsOf("Datenschutz");
  expect(order.indexOf("privacynewsletter")).toBe(order.indexOf("privacycontact") + 1);
  await switchOn("newsletter", false);
  expect(await idsOf("Datenschutz")).not.toContain("privacynewsletter");
  await publish("Datenschutz");
  expect(await textOf("Datenschutz")).toContain("Wartet Noch");
});

it("the notice names whose map opens as soon as the key is there, and when it is gone", async () => {
  const setKey = (apikey: string | null) =>
    site.request("PUT", "/api/v0/config/", { as: "system", body: { maps: { apikey } } });
  await switchOn("map", true);
  expect(await textOf("Datenschutz")).toContain("OpenStreetMap Foundation");
  await setKey("AIza-key-of-the-club");
  expect(await textOf("Datenschutz")).toContain("Google Maps");
  expect(await textOf("Datenschutz")).not.toContain("OpenStreetMap");
  await setKey(null);
  expect(await textOf("Datenschutz")).toContain("OpenStreetMap Foundation");
  await switchOn("map", false);
});

it("the notice names the programs that are told of events, as long as there are some", async () => {
  const { webhooks } = site.trpc("system");
  const { _id: id } = await webhooks.create.mutate({ url: "https://9.9.9.9/a?key=b", types: ["order.placed"] });
  expect(await textOf("Datenschutz")).toContain("<li>9.9.9.9</li>");
  expect(await textOf("Datenschutz", "en")).toContain("Reports to other programs");
  await webhooks.remove.mutate({ id });
  expect(await textOf("Datenschutz")).not.toContain("9.9.9.9");
});

it("what was changed by hand stays when its component goes", async () => {
  await switchOn("map", true);
  await writeBlock("Datenschutz", "privacymap", "<p>Unsere Karte</p>");
  await switchOn("map", false);
  expect(await textOf("Datenschutz")).toContain("Unsere Karte");
  const { sections } = await planOf("Datenschutz");
  expect(sections.find(({ id }) => id === "privacymap")?.state).toBe("leftOver");
});

it("pages that nobody has built are left alone by switches", async () => {
  const { version } = await entryOf("Barrierefreiheit");
  await switchOn("guestbook", true);
  expect((await entryOf("Barrierefreiheit")).version).toBe(version);
});

it("replaces what stands there only when asked", async () => {
  const html = "<p>Eigene Erklärung</p>";
  const { id } = await entryOf("Barrierefreiheit");
  await site.request("PUT", `/api/v0/entry/${id}`, { as: "admin", body: { content: [html] } });
  const checked = "2026-10-01";
  const accessibility = { ...defaultLegalForms.accessibility, state: "full", checked } as const;
  await update({ accessibility });
  await publish("Barrierefreiheit");
  expect(await textOf("Barrierefreiheit")).toMatch(/^<p>Eigene Erklärung<\/p><h2>/u);
  await publish("Barrierefreiheit", { replacesOwn: true });
  expect(await textOf("Barrierefreiheit")).not.toContain("Eigene Erklärung");
  expect(await textOf("Barrierefreiheit")).toContain("post@example.org");
});

it("the check of the law and the overview know a page that is older than its form", async () => {
  const kinds = async (line: string) => {
    const all = await site.trpc("admin").law.list.query();
    return all.find(({ id }) => id === line)?.findings.map(({ kind }) => kind);
  };
  expect(await kinds("L1")).not.toContain("imprintOutdated");
  await update({ imprint: { ...imprint, mail: "", dispute: "willing" } });
  expect(await kinds("L1")).toEqual(expect.arrayContaining(["imprintFields", "imprintOutdated"]));
  expect(await kinds("L19")).toContain("disputeBodyMissing");
  const tasks = await site.trpc("admin").overview.checks.query();
  expect(tasks.map(({ kind }) => kind)).toContain("legalOutdated");
});

const notice: LegalForms["withdrawal"] = {
  text: "Widerrufsrecht\n\nSchreiben Sie uns ([2]). Wir liefern nach {lieferlaender}.",
  textEnglish: "",
  marks: [],
  marksEnglish: [],
};
const withMark = { ...notice, marks: [{ mark: "2", text: "{name}, {telefon}" }] };

const findings = async (line: string) => {
  const all = await site.trpc("admin").law.list.query();
  return all.find(({ id }) => id === line)?.findings.filter(({ kind }) => /^(notice|notInNotice)/u.test(kind)) ?? [];
};

it("the withdrawal notice is red until its model is there and its marks are filled", async () => {
  await openShop(site);
  await update({ imprint });
  const path = "/admincenter/settings/legal/Widerrufsbelehrung";
  expect(await findings("L16")).toMatchObject([{ kind: "noticeMissing", path }]);
  const { missing } = await planOf("Widerrufsbelehrung");
  expect(missing).toEqual({ "withdrawal.text": "Dieses Feld muss ausgefüllt sein." });
  const unknown = await refusal(update({ withdrawal: { ...notice, text: "An {verein}." } }));
  expect([unknown.status, Object.keys(unknown.fields ?? {})]).toEqual([400, ["withdrawal.text"]]);
  await update({ withdrawal: notice });
  expect(Object.keys((await planOf("Widerrufsbelehrung")).missing)).toEqual(["withdrawal.marks.0.text"]);
  expect(Object.keys((await refusal(publish("Widerrufsbelehrung"))).fields ?? {})).toEqual(["withdrawal.marks.0.text"]);
  expect(await findings("L15")).toMatchObject([
    { kind: "noticeMissing", path },
    { kind: "noticeFields", count: 1, path },
  ]);
  await update({ withdrawal: withMark });
  await publish("Widerrufsbelehrung");
  expect(await textOf("Widerrufsbelehrung")).toContain(
    '<h2>Widerrufsrecht</h2><p>Schreiben Sie uns (SV Musterdorf e. V., <a href="tel:+493023125141">030 23125141</a>). ' +
      "Wir liefern nach Deutschland.</p><h2>Online widerrufen</h2>",
  );
  expect(await textOf("Widerrufsbelehrung")).toContain(`<a href="/widerrufen">${site.url}/widerrufen</a>`);
  expect(await findings("L15")).toEqual([]);
  expect(await findings("L16")).toEqual([]);
});

it("the notice follows the shop at once, waits after a change of the imprint, and keeps a value that is gone", async () => {
  await openShop(site, { countries: ["DE", "AT"] });
  expect(await textOf("Widerrufsbelehrung")).toContain("nach Deutschland und Österreich.");
  await update({ imprint: { ...imprint, phone: "030 777" } });
  expect(await textOf("Widerrufsbelehrung")).not.toContain("030 777");
  expect((await findings("L16")).map(({ kind }) => kind)).toEqual(["noticeOutdated"]);
  await publish("Widerrufsbelehrung");
  expect(await textOf("Widerrufsbelehrung")).toContain("030 777");
  await update({ imprint: { ...imprint, phone: "" } });
  await openShop(site, { countries: ["DE"] });
  expect(await textOf("Widerrufsbelehrung")).toContain("030 777</a>). Wir liefern nach Deutschland und Österreich.");
  expect((await findings("L16")).map(({ kind }) => kind)).toEqual(["noticeFields", "noticeOutdated"]);
  const outdated = async () =>
    (await site.trpc("admin").overview.checks.query()).find(({ kind }) => kind === "legalOutdated")?.count ?? 0;
  const withShop = await outdated();
  await switchOn("shop", false);
  expect(await outdated()).toBe(withShop - 1);
  await switchOn("shop", true);
  await update({ imprint });
  await publish("Widerrufsbelehrung");
});

it("a page without its model text is missing, and one that somebody wrote anew needs no form", async () => {
  const { id, blocks } = await entryOf("Widerrufsbelehrung");
  const write = (written: object[]) => site.trpc("admin").entries.update.mutate({ id, blocks: written } as never);
  await write(blocks.filter((block) => block.id !== "withdrawaltext"));
  expect((await findings("L16")).map(({ kind }) => kind)).toContain("noticeMissing");
  const own = { id: "own", type: "text", html: '<p>Unser Text: <a href="/widerrufen">hier</a></p>', media: [] };
  await write([own]);
  await update({ withdrawal: { ...withMark, text: "" } });
  expect((await findings("L16")).filter(({ kind }) => kind !== "noticeOutdated")).toEqual([]);
  await write([{ ...own, html: "<p>Unser Text: example.org/widerrufen</p>" }]);
  expect((await findings("L16")).map(({ kind }) => kind)).toContain("notInNotice");
  await update({ withdrawal: withMark });
});

it("terms that were written by hand stay as they are, also while their form is begun", async () => {
  const { id } = await entryOf("AGB");
  await site.request("PUT", `/api/v0/entry/${id}`, { as: "admin", body: { content: ["<p>Unsere AGB</p>"] } });
  await update({ terms: { ...notice, text: "§ 1 [Name]" } });
  const all = await site.trpc("admin").law.list.query();
  const kinds = all.find((line) => line.id === "L15")?.findings.map(({ kind }) => kind) ?? [];
  expect(kinds.filter((kind) => kind.startsWith("terms"))).toEqual([]);
  expect(await textOf("AGB")).toBe("<p>Unsere AGB</p>");
});

it("reads settings of releases that had no forms for models", async () => {
  const { forms } = await legal().forms.query();
  const old = { imprint: forms.imprint, privacy: forms.privacy, accessibility: forms.accessibility };
  await db()
    .update(settings)
    .set({ value: { legal: old } })
    .where(eq(settings.section, "legal"));
  const read = await legal().forms.query();
  expect(read.forms).toEqual({ ...forms, withdrawal: defaultLegalForms.withdrawal, terms: defaultLegalForms.terms });
  expect(read.variables.de).toMatchObject({ name: "SV Musterdorf e. V.", widerrufsseite: "/widerrufen" });
});
