import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { creditsPerPage } from "#contract/values/limits.ts";
import { files } from "#db/schema/files.ts";
import { storeEntry } from "#testing/entries.ts";
import { insertFile } from "#testing/library.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
const switchTo = (components: object) => site.request("PUT", "/api/v0/config/", { as: "system", body: { components } });
const db = () => site.services.database.db;
beforeAll(async () => {
  site = await openTestSite();
  await switchTo({ shop: { enabled: true }, map: { enabled: true } });
});
afterAll(() => site.close());
beforeEach(() => db().delete(files));

const credited = { creditAuthor: "Ida Licht", creditLicence: "CC BY 4.0", creditUrl: "https://example.org/ida" };
const picture = (more: Parameters<typeof insertFile>[1] = {}) => insertFile(site.services.database, more);
const publicly = { tags: ["Aktuelles"], publishDate: new Date("2026-01-01T08:00:00Z") };
const entryWith = (mainPicture: string, more: object = publicly) =>
  storeEntry(site.services.database, { title: "Apfelfest", mainPicture, ...more });
const list = (page = 1) => site.trpc().credits.list.query({ page });
const hasCredits = async () => (await site.trpc().settings.get.query()).hasCredits;
const put = (id: string, credit: object) =>
  site.request("PUT", `/api/v0/file/${id}`, { as: "editor", body: { credit } });

it("names the pictures with a credit that guests see, with the pages that show them", async () => {
  expect([await hasCredits(), await list()]).toEqual([false, { items: [], total: 0 }]);
  const shown = await picture({ name: "b.jpg", ...credited });
  const entry = await entryWith(shown);
  await entryWith(await picture({ name: "a.jpg" }));
  await entryWith(await picture({ name: "Entwurf.jpg", ...credited }), { tags: ["Aktuelles"] });
  await picture({ name: "unbenutzt.jpg", ...credited });
  await entryWith(await picture({ name: "ausgeblendet.jpg", hidden: new Date(), ...credited }));
  const { items, total } = await list();
  expect(items).toMatchObject([
    {
      picture: { id: shown, credit: { author: "Ida Licht", licence: "CC BY 4.0", url: "https://example.org/ida" } },
      uses: [{ id: entry.id, title: "Apfelfest" }],
    },
  ]);
  expect([total, await hasCredits()]).toEqual([1, true]);
});

it("names the pictures of products that are on sale", async () => {
  const shown = await picture(credited);
  const { create } = site.trpc("admin").products;
  const product = await create.mutate({ title: "Apfelsaft", price: 350, media: { images: [shown] } });
  const images = [await picture(credited)];
  await create.mutate({ title: "Quittensaft", price: 350, media: { images }, hidden: true });
  const { items } = await list();
  expect(items.map(({ uses }) => uses.map(({ id }) => id))).toEqual([[product.id]]);
});

it("names only pictures that guests reach: not those of shop and map while these are off", async () => {
  const ofProduct = await picture({ name: "Saft.jpg", ...credited });
  await site.trpc("admin").products.create.mutate({ title: "Most", price: 350, media: { images: [ofProduct] } });
  const ofPlace = await picture({ name: "Hof.jpg", ...credited });
  await site.trpc("admin").map.create.mutate({ title: "Hof", lat: 51, lng: 13, picture: ofPlace });
  const notice = await picture({ name: "Hinweis.jpg", ...credited });
  await site.request("PUT", "/api/v0/config/", { as: "system", body: { shop: { guaranteeNotice: { de: notice } } } });
  const named = async () =>
    (await list()).items.map(({ picture: one, uses }) => [one.name, uses.map(({ path }) => path)]);
  expect(await named()).toEqual([
    ["Hinweis.jpg", []],
    ["Hof.jpg", ["/Kontakt"]],
    ["Saft.jpg", ["/shop/most"]],
  ]);
  await switchTo({ shop: { enabled: false } });
  expect(await named()).toEqual([["Hof.jpg", ["/Kontakt"]]]);
  await switchTo({ map: { enabled: false } });
  expect(await list()).toEqual({ items: [], total: 0 });
  await switchTo({ shop: { enabled: true }, map: { enabled: true } });
});

it("names no picture of an entry that stands in no list, and has no page", async () => {
  await entryWith(await picture(credited), { ...publicly, tags: ["Sonstiges"] });
  expect(await list()).toEqual({ items: [], total: 0 });
});

it("names the pages of each picture, however many pages another one has", async () => {
  const [often, once] = [await picture({ name: "a.jpg", ...credited }), await picture({ name: "b.jpg", ...credited })];
  await entryWith(once, { ...publicly, publishDate: new Date("2025-01-01T08:00:00Z") });
  for (let index = 0; index <= 100; index += 1) await entryWith(often);
  expect((await list()).items.map(({ uses }) => uses.length)).toEqual([5, 1]);
});

it("has pages", async () => {
  for (let index = 0; index <= creditsPerPage; index += 1) await entryWith(await picture(credited));
  const [first, second, third] = [await list(), await list(2), await list(3)];
  expect([first, second, third].map(({ items, total }) => [items.length, total])).toEqual([
    [creditsPerPage, creditsPerPage + 1],
    [1, creditsPerPage + 1],
    [0, creditsPerPage + 1],
  ]);
});

it("REST reads and writes a credit, and refuses a source without https", async () => {
  const id = await picture();
  const empty = await site.request("GET", `/api/v0/file/${id}`, { as: "editor" });
  expect(empty.body).toMatchObject({ credit: { author: "", licence: "", url: "" } });
  expect(Object.keys(empty.body as object)).not.toEqual(expect.arrayContaining(["hidden"]));
  const written = await put(id, { author: "Ida Licht", licence: "CC0", url: "example.org/ida" });
  const credit = { author: "Ida Licht", licence: "CC0", url: "https://example.org/ida" };
  expect([written.status, written.body]).toMatchObject([200, { credit }]);
  for (const url of ["http://example.org/ida", "mailto:ida@example.org", "javascript:alert(1)"]) {
    const refused = await put(id, { url });
    expect([refused.status, refused.body]).toMatchObject([400, { fields: { "credit.url": expect.any(String) } }]);
  }
  const kept = await put(id, { author: "Ida Schatten" });
  expect(kept.body).toMatchObject({ credit: { ...credit, author: "Ida Schatten" } });
});
