// Which pictures stand in link previews. Visitors do not learn which pictures show children.
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, it } from "vitest";
import { storeEntry } from "#testing/entries.ts";
import { insertFile } from "#testing/library.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" }, pages: openRenderedPages() });
});
afterAll(() => site.close());

it("a child's picture without a consent is on its page, but in no link preview, and has no mark", async () => {
  const id = newId();
  const variant = { id: newId(), fileId: id, mime: "image/jpeg", width: 600, height: 400, sizeBytes: 1, hash: id };
  const credit = { creditAuthor: "Ida Licht" };
  await insertFile(site.services.database, { id, child: true, variants: [variant], ...credit });
  const { id: entry } = await storeEntry(site.services.database, {
    title: "Apfelfest",
    tags: ["Aktuelles"],
    publishDate: new Date("2026-01-01T08:00:00Z"),
    mainPicture: id,
  });
  const path = `/Aktuelles/${entry}`;
  const html = async (address = path) => String((await site.request("GET", address)).body);
  const shared = `${id}/${variant.id}/teilen.jpg`;
  const before = [await html(), await html("/Aktuelles")];
  expect(before[0]).toContain(`/download/${id}/${variant.id} 600w`);
  for (const page of before) {
    expect(page).not.toContain(shared);
    expect(page).not.toMatch(/creditText|unshared|"child"/iu);
  }
  const article = await site.trpc().entries.article.query({ id: entry });
  const offered = await site.trpc().takedowns.page.query({ entry });
  expect(JSON.stringify([article, offered])).not.toMatch(/unshared|child|consent/iu);
  await site.trpc("editor").files.update.mutate({ id, consent: { basis: "beide Eltern", until: null } });
  const after = await html();
  expect(after).toContain(shared);
  expect(after).toContain('"creditText":"Ida Licht"');
});
