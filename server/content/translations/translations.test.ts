import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storeEntry } from "#testing/entries.ts";
import { insertFile } from "#testing/library.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs } from "#testing/trpc-client.ts";

let site: TestSite;
const list = (input: Inputs["translations"]["list"] = {}) =>
  site.trpc("admin").translations.list.query({ limit: 50, ...input });
const send = async (method: "POST" | "PUT", path: string, body: object): Promise<{ _id: string }> => {
  const answer = await site.request(method, path, { as: "admin", body });
  expect(answer.status).toBeLessThan(300);
  return answer.body as { _id: string };
};
const news = { tags: ["Aktuelles"], publish_date: "2026-01-01T08:00:00Z" };

beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" } });
  const { db } = site.services.database;
  const whole = { title: "Ganz", content: ["<p>Eins</p>"], en: { title: "Whole", content: ["<p>One</p>"] } };
  await send("POST", "/api/v0/entry", { ...news, ...whole });
  await send("POST", "/api/v0/entry", { ...news, title: "Fehlt", content: ["<p>Eins</p>"] });
  await send("POST", "/api/v0/entry", { ...news, ...whole, title: "Halb", content: ["<p>Eins</p>", "<p>Zwei</p>"] });
  await send("POST", "/api/v0/entry", { ...news, title: "Entwurf", publish_date: null });
  await storeEntry(site.services.database, {
    title: "Vorbei",
    tags: ["Aktuelles"],
    seo: { de: { title: "Vorbei", description: "" } },
    publishDate: new Date("2026-01-01T08:00:00Z"),
    publicUntil: new Date(Date.now() - 1000),
  });
  const older = await send("POST", "/api/v0/entry", { ...news, ...whole, title: "Alt" });
  await send("PUT", "/api/v0/entry", { _id: older._id, content: ["<p>Anders</p>"] });
  await storeProduct(db, { title: "Apfelsaft", text: "Gut." });
  await storeProduct(db, { title: "Most", text: "Gut.", en: { title: "Cider", text: "Good." } });
  await insertFile(site.services.database, { altDe: "Ein Baum", altEn: "" });
  await insertFile(site.services.database, { altDe: "Ein Baum", altEn: "A tree" });
  await send("PUT", "/api/v0/config", {
    title: "Hof",
    description: "Ein Hof",
    meta: { sites: [{ path: "/Aktuelles", title: "Neues", description: "" }] },
  });
});
afterAll(() => site.close());

const missing = async (): Promise<[string, string, string][]> =>
  (await list({ state: "missing" })).items.map(({ kind, title, path }) => [kind, title, path]);

describe("the list", () => {
  it("names what is older first, then what is missing, of every kind, and nothing that is whole, a draft or over", async () => {
    const { items, total, counts } = await list();
    expect(items.map(({ kind, title, state }) => [kind, title, state])).toEqual([
      ["site", "Hof", "missing"],
      ["seoPage", "Neues", "missing"],
      ["entry", "Alt", "older"],
      ["entry", "Fehlt", "missing"],
      ["entry", "Halb", "missing"],
      ["product", "Apfelsaft", "missing"],
      ["file", expect.any(String), "missing"],
    ]);
    expect([total, counts]).toEqual([7, { missing: 6, older: 1 }]);
    expect(items[2]?.path).toMatch(/^\/en\/Aktuelles\//u);
  });

  it("is filtered, and read page by page across the parts that it is made of", async () => {
    expect((await list({ state: "older" })).items.map(({ title }) => title)).toEqual(["Alt"]);
    const missing = await list({ state: "missing" });
    expect(missing.total).toBe(6);
    const whole = await list();
    const pages = [await list({ limit: 3 }), await list({ limit: 3, skip: 3 }), await list({ limit: 3, skip: 6 })];
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items);
  });
});

describe("what belongs to no page", () => {
  it("is listed where it is written: name, footer, closures to come, names in menus", async () => {
    const before = await missing();
    const closed = [
      { from: "2999-01-01", to: "2999-01-02", text: "Neujahr", en: null },
      { from: "2999-02-01", to: "2999-02-02", text: "Sturm", en: { text: "Storm" } },
      { from: "2000-01-01", to: "2000-01-02", text: "Vorbei", en: null },
    ];
    await send("PUT", "/api/v0/config", { site: { name: "Verein", footer: "Eingetragen\nin Hangen", closed } });
    const { navigation } = site.trpc("admin");
    const { tree, version } = await navigation.read.query();
    const main = tree.main.map((item) => ({
      ...item,
      label: item.page === "Aktuelles" ? { de: "Vorhaben", en: "" } : item.label,
    }));
    await navigation.save.mutate({ ...tree, main, version });
    const settings = "/admincenter/settings";
    const own = [
      ["siteName", "Verein", `${settings}/look`],
      ["footer", "Eingetragen", `${settings}/footer`],
      ["closure", "Neujahr", `${settings}/hours`],
      ["label", "Vorhaben", `${settings}/pages`],
    ];
    expect(await missing()).toEqual([...before.slice(0, 2), ...own, ...before.slice(2)]);
    expect((await list()).counts.missing).toBe(before.length + own.length);
    await send("PUT", "/api/v0/config", {
      site: { closed: [], en: { name: "Club", footer: "Registered" } },
    });
    expect((await missing()).map(([kind]) => kind)).not.toContain("siteName");
  });

  it("is part of a body: titles of galleries and sources of quotes; and what is told of products", async () => {
    const { db } = site.services.database;
    const whole = { title: "Schau", content: [], en: { title: "Show", content: [] } };
    const settings = { myTitle: "Diaschau", images: [] };
    await send("POST", "/api/v0/entry", { ...news, ...whole, sections: [{ type: "gallery", settings }] });
    const english = { title: "Vinegar", text: "Sour." };
    const food = { ingredients: "Äpfel", allergens: "", storage: "" };
    await storeProduct(db, { title: "Essig", text: "Sauer.", food, en: english });
    const fruit = { ...english, food: { ingredients: "Apples" } };
    await storeProduct(db, { title: "Feiner Essig", text: "Sauer.", food, en: fruit });
    const titles = (await missing()).map(([, title]) => title);
    expect(titles).toEqual(expect.arrayContaining(["Schau", "Essig"]));
    expect(titles).not.toContain("Feiner Essig");
  });
});
