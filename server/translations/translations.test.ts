// The list of what is missing in English or older than its German, on a real database.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Translations } from "#contract/translations.ts";
import { insertFile } from "../testing/library.ts";
import { storeProduct } from "../testing/products.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";

let site: TestSite;
const list = async (input: object = {}): Promise<Translations> => {
  const query = encodeURIComponent(JSON.stringify({ limit: 50, ...input }));
  const { status, body } = await site.request("GET", `/trpc/translations.list?input=${query}`, { as: "admin" });
  expect(status).toBe(200);
  return (body as { result: { data: Translations } }).result.data;
};
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

describe("the list", () => {
  it("names what is older first, then what is missing, of every kind, and nothing that is whole or a draft", async () => {
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
