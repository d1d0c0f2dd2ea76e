import { and, eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoItems } from "#db/schema/demo.ts";
import { entries } from "#db/schema/entries.ts";
import { tags } from "#db/schema/tags.ts";
import { getSettings, lockSettings } from "../../kernel/settings/store.ts";
import { storeSettings } from "../../settings/change-settings.ts";
import { findEntryByTag } from "../../content/entries/store.ts";
import { removeUnusedBytes } from "../../library/files/unused-bytes.ts";
import { seedSite } from "../../start/seed-site.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";
import { forgetDemo } from "./retention.ts";
import { recordDemo } from "./record-demo.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" } });
  await seedSite(site.services);
  await site.request("PUT", "/api/v0/config/", { as: "admin", body: { components: { shop: { enabled: true } } } });
});
afterAll(() => site.close());

const demo = (as: "admin" | "guest" = "admin") => site.trpc(as).demo;
const read = (path: string) => site.request("GET", `/api/v0${path}`, { as: "admin" });

async function upload(name: string, colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  const [file] = (await site.request("POST", "/api/v0/upload", { as: "admin", body: form })).body as { _id: string }[];
  return file?._id ?? "";
}

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const create = async (path: string, body: object): Promise<{ _id: string; version: number }> =>
  (await site.request("POST", `/api/v0${path}`, { as: "admin", body })).body as { _id: string; version: number };

type Brought = Record<"own" | "left" | "changed" | "picture" | "used" | "product" | "contact", string>;

async function bring(): Promise<Brought> {
  const { db } = site.services.database;
  const [picture, used] = [await upload("Demo.jpg", "#284"), await upload("Benutzt.jpg", "#482")];
  const entry = (title: string, more: object = {}) =>
    create("/entry/", { title, tags: ["Aktuelles", "Probe|2026"], publish_date: yesterday, ...more });
  const left = await entry("Bleibt wie er war", { mediamain: picture, media: [[used]], content: ["<p>Demo</p>"] });
  const changed = await entry("Wird geändert", { mediamain: used });
  const product = await create("/shop/product/", {
    title: "Saft",
    price: 350,
    tax: "standard",
    media: { images: [picture] },
  });
  const contact = await findEntryByTag(db, "Seite|Kontakt", { publicAt: null });
  const projekt = await create("/entry/", { title: "Projekt", tags: ["Seite|Projekt"], publish_date: yesterday });
  await site.request("PUT", `/api/v0/entry/${contact?.id}`, {
    as: "admin",
    body: { content: ["<p>Ruf an</p>"], mediamain: picture },
  });
  await db.transaction(async (tx) => {
    const stored = await lockSettings(tx);
    const settings = { ...stored.settings, title: "Demohof", description: "Ein Hof zum Probieren" };
    await storeSettings(tx, { ...stored, settings }, ["texts"]);
    await recordDemo(tx, {
      entryIds: [left._id, changed._id, projekt._id, contact?.id ?? ""],
      fileIds: [picture, used],
      settings,
    });
  });
  const own = await create("/entry/", { title: "Eigener", tags: ["Aktuelles"], publish_date: yesterday });
  return {
    own: own._id,
    left: left._id,
    changed: changed._id,
    picture,
    used,
    product: product._id,
    contact: contact?.id ?? "",
  };
}

describe("the demo", () => {
  let ids: Brought;

  it("is shown before it goes: what somebody has changed or uses stays", async () => {
    ids = await bring();
    await site.request("PUT", `/api/v0/entry/${ids.changed}`, { as: "admin", body: { title: "Ist geändert" } });
    await site.request("PUT", "/api/v0/config/", { as: "admin", body: { title: "Unser Verein" } });
    const { goes, stays } = await demo().get.query();
    expect(goes).toEqual([
      { kind: "page", titles: ["Kontakt"] },
      { kind: "entry", titles: ["Bleibt wie er war", "Projekt"] },
      { kind: "product", titles: ["Saft"] },
      { kind: "file", titles: ["Demo.jpg"] },
    ]);
    expect(stays).toEqual([
      { kind: "entry", titles: ["Ist geändert"] },
      { kind: "file", titles: ["Benutzt.jpg"] },
    ]);
  });

  it("goes all at once, its empty tags and its words in the settings as well; nothing else does", async () => {
    const data = await demo().remove.mutate();
    expect(data).toMatchObject({ isThere: false, goes: [] });
    expect(Date.parse(data.backUntil ?? "")).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    for (const path of [`/entry/${ids.left}`, `/product/${ids.product}`, `/file/${ids.picture}`])
      expect((await read(path)).status, path).toBe(404);
    for (const path of [`/entry/${ids.own}`, `/entry/${ids.changed}`, `/file/${ids.used}`])
      expect((await read(path)).status, path).toBe(200);
    const { db } = site.services.database;
    const page = await findEntryByTag(db, "Seite|Kontakt", { publicAt: new Date() });
    expect(page?.mainPicture).toBeNull();
    expect(JSON.stringify(page?.blocks)).not.toContain("Ruf an");
    expect((await getSettings(db)).settings).toMatchObject({ title: "Unser Verein", description: "" });
    expect(await db.$count(tags, inArray(tags.path, ["Probe", "Probe|2026"]))).toBe(2);
    expect((await refusal(demo().remove.mutate())).status).toBe(404);
  });

  it("keeps its bytes as long as it can come back", async () => {
    const { database, storage, log } = site.services;
    await removeUnusedBytes({ database, storage, log }, -1000);
    const [item] = await database.db
      .select()
      .from(demoItems)
      .where(and(eq(demoItems.kind, "file"), eq(demoItems.id, ids.picture)));
    for (const hash of item?.hashes ?? []) expect(await storage.has(hash), hash).toBe(true);
    expect(item?.hashes?.length).toBeGreaterThan(2);
  });

  it("comes back with pictures, page, product, entry and words, and can go again", async () => {
    // Editors have added an optional page again, so the demo's page stays in the bin, and the rest comes back.
    expect((await read("/entry/?tags=Seite|Projekt")).body).toEqual([]);
    const again = await create("/entry/", { title: "Unser Projekt", tags: ["Seite|Projekt"] });
    const { isThere } = await demo().restore.mutate();
    expect(isThere).toBe(true);
    expect((await read("/entry/?tags=Seite|Projekt")).body).toMatchObject([{ _id: again._id }]);
    expect((await read(`/entry/${ids.left}`)).body).toMatchObject({ mediamain: ids.picture });
    expect((await read(`/product/${ids.product}`)).body).toMatchObject({ media: { images: [ids.picture] } });
    expect((await site.request("GET", `/api/v0/download/${ids.picture}`, { as: "guest" })).status).toBe(200);
    const { db } = site.services.database;
    const page = await findEntryByTag(db, "Seite|Kontakt", { publicAt: new Date() });
    expect(page).toMatchObject({ id: ids.contact, mainPicture: ids.picture });
    expect((await getSettings(db)).settings).toMatchObject({
      title: "Unser Verein",
      description: "Ein Hof zum Probieren",
    });
    expect((await refusal(demo().restore.mutate())).status).toBe(404);
    await demo().remove.mutate();
    expect((await read(`/entry/${ids.left}`)).status).toBe(404);
  });

  it("comes back without what was written anew or uploaded again meanwhile", async () => {
    await site.request("PUT", `/api/v0/entry/${ids.contact}`, {
      as: "admin",
      body: { content: ["<p>Unsere Nummer</p>"] },
    });
    await site.request("PUT", "/api/v0/config/", { as: "admin", body: { description: "Wir selbst" } });
    const again = await upload("Noch einmal.jpg", "#284");
    await demo().restore.mutate();
    const { db } = site.services.database;
    const [page] = await db.select({ blocks: entries.blocks }).from(entries).where(eq(entries.id, ids.contact));
    expect(JSON.stringify(page?.blocks)).toContain("Unsere Nummer");
    expect((await getSettings(db)).settings.description).toBe("Wir selbst");
    expect((await read(`/entry/${ids.left}`)).body).toMatchObject({ mediamain: null });
    expect((await read(`/file/${again}`)).status).toBe(200);
  });

  it("is gone for good after thirty days, with its bytes", async () => {
    await demo().remove.mutate();
    const { database, storage, log, now } = site.services;
    const later = () => new Date(now().getTime() + 31 * 86_400_000);
    await forgetDemo({ database, now: later });
    expect((await refusal(demo().restore.mutate())).status).toBe(404);
    await removeUnusedBytes({ database, storage, log }, -1000);
    expect(await database.db.$count(demoItems, eq(demoItems.kind, "product"))).toBe(0);
  });

  it("is nobody's who is not signed in", async () => {
    expect((await refusal(demo("guest").remove.mutate())).code).toBe("C100");
    expect((await refusal(demo("guest").restore.mutate())).code).toBe("C100");
    expect((await refusal(demo("guest").get.query())).status).toBe(401);
  });
});
