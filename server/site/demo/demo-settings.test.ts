import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defaultLegalForms } from "#contract/schemas/legal.ts";
import { fixedPageTag } from "#contract/values/pages.ts";
import { programViewer } from "#contract/values/permissions.ts";
import { legalForms, shop } from "#db/seed/mosthof/site.ts";
import { comments } from "#db/schema/comments.ts";
import { finishRestore } from "../../cli/archive/finish.ts";
import { loadArchive } from "../../cli/archive/load.ts";
import { writeArchive } from "../../cli/archive/write.ts";
import { storeSettings } from "../../settings/change-settings.ts";
import { getSettings, lockSettings } from "../../kernel/settings/store.ts";
import { findEntryByTag } from "../../content/entries/store.ts";
import { seedSite } from "../../start/seed-site.ts";
import { openTestServices } from "#testing/file-services.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { readDemo } from "./read-demo.ts";
import { recordDemo } from "./record-demo.ts";

let site: TestSite;
let entry: string;
const [ownProduct, demoProduct]: { id: string }[] = [{ id: "" }, { id: "" }];
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" } });
  await seedSite(site.services);
  const { db } = site.services.database;
  demoProduct!.id = await create("/shop/product/", { title: "Saft", price: 350, tax: "standard" });
  entry = await create("/entry/", { title: "Hoffest", tags: ["Aktuelles"], publish_date: new Date().toISOString() });
  await db.transaction(async (tx) => {
    const stored = await lockSettings(tx);
    const settings = {
      ...stored.settings,
      description: "Ein Hof zum Probieren",
      shop: { ...stored.settings.shop, ...shop, enabled: true },
      components: { ...stored.settings.components, shop: { enabled: true } },
      legal: legalForms,
    };
    await storeSettings(tx, { ...stored, settings }, ["texts", "shop", "components", "legal"]);
    await recordDemo(tx, { entryIds: [entry], fileIds: [], settings });
  });
  ownProduct!.id = await create("/shop/product/", {
    title: "Apfelkiste",
    price: 900,
    tax: "standard",
    children: [{ item: demoProduct!.id, kind: "related" }],
  });
});
afterAll(() => site.close());

async function create(path: string, body: object): Promise<string> {
  const answer = await site.request("POST", `/api/v0${path}`, { as: "admin", body });
  return (answer.body as { _id: string })._id;
}
const system = () => site.trpc("system");
const stored = () => getSettings(site.services.database.db);

async function publish(page: "Impressum" | "Datenschutz"): Promise<void> {
  const { version } = await system().legal.plan.query({ page });
  await system().legal.publish.mutate({ page, version, anew: [], replacesOwn: false });
}
async function textOf(page: "Datenschutz"): Promise<string> {
  const row = await findEntryByTag(site.services.database.db, fixedPageTag(page), { publicAt: null });
  return JSON.stringify(row?.blocks);
}

it("names the groups of settings that go; what own products, comments and published pages need is none of them", async () => {
  const { db } = site.services.database;
  const { version } = await system().legal.forms.query();
  const imprint = { ...defaultLegalForms.imprint, ...legalForms.imprint, name: "SV Musterdorf", street: "Am Platz 1" };
  await system().legal.update.mutate({ version, imprint: { ...imprint, zip: "12345", city: "Musterdorf" } });
  await publish("Impressum");
  await publish("Datenschutz");
  await db.insert(comments).values({
    id: entry,
    entryId: entry,
    name: "Erika",
    email: "",
    text: "Schön war's",
    language: "de",
    state: "public",
    created: new Date(),
  });
  const { goes, stays, settings } = await system().demo.get.query();
  expect(settings).toEqual(["texts", "account"]);
  expect(goes).toEqual([]);
  expect(stays).toEqual([
    { kind: "entry", titles: ["Hoffest"] },
    { kind: "product", titles: ["Saft"] },
  ]);
});

it("is known in a restored backup as well", async () => {
  const before = await system().demo.get.query();
  const dir = await mkdtemp(join(tmpdir(), "demo-test-"));
  const file = join(dir, "site.tar.gz");
  await writeArchive(site.services, file);
  const target = await openTestServices();
  await loadArchive(file, () => Promise.resolve({ ...target, finish: () => finishRestore(target, undefined) }));
  expect(await readDemo(target.database.db, programViewer, new Date())).toEqual(before);
  await target.close();
  await rm(dir, { recursive: true });
});

it("leaves the bank account alone while a second person has to agree to another one", async () => {
  const require = async (secondPersonRequired: boolean) =>
    site.services.database.db.transaction(async (tx) => {
      const { settings, ...rest } = await lockSettings(tx);
      const security = { ...settings.security, secondPersonRequired };
      await storeSettings(tx, { ...rest, settings: { ...settings, security } }, ["security"]);
    });
  await require(true);
  expect((await system().demo.get.query()).settings).toEqual(["texts"]);
  await require(false);
});

it("takes what is only in the settings; forms of published pages and the shop's terms stay, the pages with them", async () => {
  const before = await stored();
  const privacy = await textOf("Datenschutz");
  expect(privacy).toContain("14");
  await system().demo.remove.mutate();
  const after = await stored();
  expect(after.settings.legal).toEqual(before.settings.legal);
  expect(await textOf("Datenschutz")).toBe(privacy);
  expect(after.settings.shop).toMatchObject({ shipping: shop.shipping, ageCheck: 250, pickup: true, freeFrom: 12_000 });
  expect(after.settings.shop.bankAccount.iban).toBe("");
  expect(after.settings.description).toBe("");
});

it("leaves the versions of sections alone in which nothing goes, so that open forms can be saved", async () => {
  const { versions } = await stored();
  expect(versions).toMatchObject({ security: 0, notify: 0, site: 0 });
});

it("brings back only what it took: what people had set before, and have set back since, stays as it is", async () => {
  const { db } = site.services.database;
  const set = (keywords: string, message: string[]) =>
    db.transaction(async (tx) => {
      const now = await lockSettings(tx);
      const settings = { ...now.settings, keywords, notify: { message, order: [] } };
      await storeSettings(tx, { ...now, settings }, ["texts", "notify"]);
    });
  await system().demo.restore.mutate();
  await set("Eigene Wörter", ["erika@example.org"]);
  await system().demo.remove.mutate();
  await set("", []);
  await system().demo.restore.mutate();
  const { settings } = await stored();
  expect(settings.notify.message).toEqual([]);
  expect(settings.keywords).toBe("");
  expect(settings.description).toBe("Ein Hof zum Probieren");
  expect(settings.shop.bankAccount.iban).toBe(shop.bankAccount.iban);
});

it("takes the shop's terms when nothing is sold any more, and brings them back with the rest", async () => {
  await system().demo.remove.mutate();
  await site.request("DELETE", `/api/v0/shop/product/${ownProduct!.id}`, { as: "admin" });
  const there = await system().demo.get.query();
  expect(there).toMatchObject({ isThere: true, settings: ["terms"], goes: [{ kind: "product", titles: ["Saft"] }] });
  await system().demo.remove.mutate();
  expect((await stored()).settings.shop.shipping).toEqual([]);
  await system().demo.restore.mutate();
  const { settings } = await stored();
  expect(settings.shop).toMatchObject({ shipping: shop.shipping, ageCheck: 250 });
  expect(settings.shop.bankAccount.iban).toBe(shop.bankAccount.iban);
});

it("leaves the account into which customers pay to system users", async () => {
  const { demo } = site.trpc("admin");
  expect((await demo.get.query()).settings).toEqual(["texts", "terms"]);
  await demo.remove.mutate();
  expect((await stored()).settings.shop).toMatchObject({ shipping: [], bankAccount: shop.bankAccount });
  await system().demo.remove.mutate();
  expect((await stored()).settings.shop.bankAccount.iban).toBe("");
  await demo.restore.mutate();
  expect((await stored()).settings.shop).toMatchObject({ shipping: shop.shipping, bankAccount: { iban: "" } });
});
