import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { creditsPerPage } from "#contract/values/limits.ts";
import { files } from "#db/schema/files.ts";
import { storeEntry } from "#testing/entries.ts";
import { insertFile } from "#testing/library.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
const db = () => site.services.database.db;
beforeAll(async () => {
  site = await openTestSite();
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
