import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { storeEntry } from "#testing/entries.ts";
import { insertFile } from "#testing/library.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
let id: string;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.database.db.delete(entries);
  const tags = ["Aktuelles", "Veranstaltungen"];
  const fields = { publishDate: new Date("2026-01-01"), date: new Date("2026-05-01"), tags };
  const blocks = [{ id: "t", type: "text" as const, html: "<p>Most</p>", media: [] }];
  await storeEntry(site.services.database, { ...fields, title: "Gesund", blocks });
  ({ id } = await storeEntry(site.services.database, { ...fields, title: "Krank", blocks }));
});

const textOf = async (path: string): Promise<string> => {
  const answer = await fetch(site.url + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const cards = () => {
  const input = JSON.stringify({ 0: { list: "Aktuelles", limit: 10, skip: 0 } });
  return textOf(`/trpc/entries.cards?batch=1&input=${encodeURIComponent(input)}`);
};

describe.each([
  ["a body that is no list", sql`blocks = '{}'`],
  ["a body that is no JSON value of ours", sql`blocks = '"x"'`],
  ["blocks that are none", sql`blocks = '[null, 7, {"id": "a", "type": "constructor"}, {"id": "b", "type": "text"}]'`],
  ["a gallery without settings", sql`blocks = '[{"id": "g", "type": "gallery", "revision": 1, "englishFrom": null}]'`],
  ["links that are none", sql`blocks = '[{"id": "l", "type": "links", "links": [null]}]'`],
  ["English texts that are none", sql`en = '"x"'`],
  ["a day without end", sql`date = 'infinity'`],
  ["a day before all days", sql`date = '-infinity', updated = 'infinity'`],
])("an entry with %s", (_name, harm) => {
  beforeEach(async () => {
    site.logLines.length = 0;
    await site.services.database.db.execute(sql`update entries set ${harm} where id = ${id}`);
    // Simulates the notification of a change by another process.
    for (const hear of site.services.database.contentListeners) hear(new Set(["entries"]));
  });

  it("does not affect others in lists and feeds, is logged, and is repaired by storing its own answer", async () => {
    for (const path of ["/api/v0/entry/?sort=title", "/Aktuelles/feed.xml", "/Veranstaltungen/kalender.ics"])
      expect(await textOf(path), path).toContain("Gesund");
    expect(await cards()).toContain("Gesund");
    expect(site.logLines.join("")).toContain(id);
    const read = await site.request("GET", `/api/v0/entry/${id}`, { as: "admin" });
    expect(read).toMatchObject({ status: 200, body: { title: "Krank" } });
    const put = await site.request("PUT", "/api/v0/entry/", { as: "admin", body: read.body });
    expect(put).toMatchObject({ status: 200, body: { title: "Krank", version: 2 } });
    site.logLines.length = 0;
    expect(await textOf("/api/v0/entry/?sort=-title")).toContain("Krank");
    expect(site.logLines.join("")).not.toContain("damaged");
  });
});

it("a damaged file does not break the library", async () => {
  const { database } = site.services;
  for (const name of ["heil.jpg", "kaputt.jpg"]) await insertFile(database, { name });
  await database.db
    .update(files)
    .set({ edits: sql`'null'`, uploadDate: sql`'infinity'` })
    .where(eq(files.name, "kaputt.jpg"));
  const { status, body } = await site.request("GET", "/api/v0/file/", { as: "admin" });
  expect([status, (body as { name: string }[]).map(({ name }) => name).sort()]).toEqual([
    200,
    ["heil.jpg", "kaputt.jpg"],
  ]);
});

it("damaged settings get their defaults, the others are unchanged", async () => {
  const { db } = site.services.database;
  await db.execute(sql`update settings set value = '{"meta": null}' where section = 'pages'`);
  await db.execute(sql`update settings set value = '{"quota": "much", "title": 7}' where section = 'storage'`);
  const { status, body } = await site.request("GET", "/api/v0/config/", { as: "system" });
  expect([status, body]).toMatchObject([200, [{ meta: { sites: [] }, quota: 5_000_000_000 }]]);
});
