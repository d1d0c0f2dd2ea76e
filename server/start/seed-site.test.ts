// Both demos are seeded with all their pictures, removed and restored.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultSettings } from "#contract/schemas/settings.ts";
import { below, pagesOf } from "#contract/values/navigation.ts";
import { files } from "#db/schema/files.ts";
import { products } from "#db/schema/products.ts";
import { loadDemo } from "#db/seed/demos.ts";
import type { Demo } from "#db/seed/types.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { getSettings } from "../kernel/settings/store.ts";
import { seedSite } from "./seed-site.ts";

describe.each([
  ["1", "mosthof"],
  ["verein", "verein"],
] as const)("DEMO=%s", (DEMO, name) => {
  let site: TestSite;
  let demo: Demo;
  beforeAll(async () => {
    demo = await loadDemo(name);
    site = await openTestSite({ env: { DEMO } });
    await seedSite(site.services);
  }, 120_000);
  afterAll(() => site.close());

  const navigation = () => site.trpc("admin").navigation.read.query();

  it("stores every picture, product and setting of the demo", async () => {
    const { db } = site.services.database;
    expect(await db.$count(files)).toBe(demo.pictures.length + demo.documents.length);
    expect(await db.$count(products)).toBe(demo.products.length);
    const { settings } = await getSettings(db);
    expect(settings).toMatchObject({ title: demo.site.title, domain: demo.site.domain, legal: demo.legalForms });
    expect(settings.components.shop.enabled).toBe(true);
    const logo = demo.pictures.find((picture) => picture.name === demo.site.logo);
    const stored =
      logo &&
      (await db
        .select()
        .from(files)
        .where(eq(files.id, settings.site.logo ?? "")));
    expect(stored?.map((file) => file.name)).toEqual(logo && [`${logo.name}.png`]);
  });

  it("lists its pages in the menus, own pages below their parents, each at its address", async () => {
    const { tree, pages } = await navigation();
    const idOf = (path: string): string => Object.entries(pages).find(([, page]) => page.path === path)?.[0] ?? "";
    const own = demo.entries.filter(({ address }) => address !== undefined);
    for (const { address = "", below: parent } of own) {
      expect(pagesOf(tree), address).toContain(idOf(address));
      if (parent !== undefined) expect(below(tree, idOf(parent)), address).toContain(idOf(address));
    }
    const main = demo.site.menus?.main.map((page) => idOf(page) || page);
    if (main) expect(tree.main.map(({ page }) => page)).toEqual(main);
  });

  it("has done no first step", async () => {
    const steps = await site.trpc("admin").overview.steps.query();
    expect(steps.filter(({ isDone }) => isDone).map(({ name: step }) => step)).toEqual([]);
  });

  it("opens its own pages to guests", async () => {
    const paths = demo.entries.flatMap(({ address }) => address ?? []);
    const judged = await site.trpc("admin").linkTargets.judge.query({ paths, entries: [], files: [] });
    expect(judged).toEqual(Object.fromEntries(paths.map((path) => [path, "public"])));
  });

  it("goes at once, its menus as well, and comes back with its pages at their addresses", async () => {
    const { remove, restore } = site.trpc("system").demo;
    const before = await navigation();
    const { logo } = (await getSettings(site.services.database.db)).settings.site;
    const { isThere, stays } = await remove.mutate();
    expect({ isThere, stays }).toEqual({ isThere: false, stays: [] });
    const emptied = await getSettings(site.services.database.db);
    expect(emptied.settings.navigation).toEqual(defaultSettings.navigation);
    expect(emptied.settings.title).toBe("");
    expect(emptied.settings.site.logo).toBeNull();
    expect(await site.services.database.db.$count(files)).toBe(0);
    expect((await restore.mutate()).isThere).toBe(true);
    const after = await navigation();
    expect(after.tree).toEqual(before.tree);
    expect(after.pages).toEqual(before.pages);
    expect((await getSettings(site.services.database.db)).settings.site.logo).toBe(logo);
    expect((await remove.mutate()).stays).toEqual([]);
    await restore.mutate();
  });

  it("leaves a picture that users have chosen as their own logo", async () => {
    const { db } = site.services.database;
    const [chosen] = await db
      .select()
      .from(files)
      .where(eq(files.name, `${demo.pictures[0]?.name}.jpg`));
    const { site: before } = (await getSettings(db)).settings;
    await site.trpc("admin").settings.update.mutate({ site: { ...before, logo: chosen?.id ?? null } });
    const { stays } = await site.trpc("system").demo.remove.mutate();
    expect(stays).toEqual([{ kind: "file", titles: [chosen?.name] }]);
    const { settings } = await getSettings(db);
    expect(settings.site.logo).toBe(chosen?.id);
  });
});
