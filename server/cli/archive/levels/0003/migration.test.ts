import { afterAll, beforeAll, expect, it } from "vitest";
import { storedBlock } from "#contract/blocks/schema.ts";
import { isMigrated, migrateDatabase } from "#db/migrate.ts";
import type { Database } from "#db/open.ts";
import { eventOccurrences } from "#db/schema/events.ts";
import { entryNoun } from "../../../../http/rest/entry.ts";
import { toRest } from "../../../../http/rest/names.ts";
import { presentEntry } from "../../../../content/entries/present.ts";
import { listUses } from "../../../../library/files/list-uses.ts";
import { findEntry } from "../../../../content/entries/store.ts";
import { registriesFor } from "../../../../registries/all.ts";
import { openEmptyDatabase } from "#testing/database.ts";
import { level0003 } from "./level.ts";
import { admin } from "#testing/file-services.ts";

type Body = Record<"content" | "media" | "sections" | "downloads" | "links", unknown>;
const empty: Body = { content: [], media: [], sections: [], downloads: [], links: [] };

const poisoned: [string, Partial<Body>, Partial<Body>][] = [
  ["text for lists", { content: "<p>a</p>", media: "a", sections: "a", downloads: "a", links: "a" }, {}],
  ["objects for lists", { content: {}, media: { 0: ["a"] }, sections: {}, downloads: {}, links: {} }, {}],
  ["null for lists", { content: null, media: null, sections: null, downloads: null, links: null }, {}],
  [
    "null in lists",
    { content: [null, "<p>a</p>"], media: [null, ["a"]] },
    { content: ["", "<p>a</p>"], media: [[], ["a"]] },
  ],
  ["numbers for texts and for pictures", { content: [1, "<p>a</p>"], media: [7] }, { content: ["1", "<p>a</p>"] }],
  [
    "sections that are none",
    {
      sections: [
        null,
        "a",
        1,
        {},
        { type: "gallery" },
        { type: "download", files: "a" },
        { type: "download", files: ["a"] },
      ],
    },
    { sections: [{ type: "download", files: ["a"] }] },
  ],
  ["pictures without texts", { media: [[], ["a"], []] }, { content: ["", ""], media: [[], ["a"]] }],
];

let database: Database;
let url: string | undefined;
beforeAll(async () => {
  ({ database, url } = await openEmptyDatabase());
  await migrateDatabase(database, url, level0003.migrations);
  expect(await isMigrated(database)).toBe(false);
  for (const [id, body] of poisoned) {
    const { content, media, sections, downloads, links } = { ...empty, ...body };
    await database.pool.query(
      `insert into entries (id, title, content, media, sections, downloads, links, created, updated, publish_date)
       values ($1, $1, $2, $3, $4, $5, $6, now(), now(), now())`,
      [id, ...[content, media, sections, downloads, links].map((list) => JSON.stringify(list))],
    );
  }
  await database.pool.query(
    `insert into files (id, name, ext, mime, kind, hash, original_hash, size_bytes, original_size_bytes, upload_date)
     values ('a', 'a.jpg', 'jpg', 'image/jpeg', 'image', 'h', 'h', 1, 1, now())`,
  );
  await database.pool.query("insert into entry_files (entry_id, file_id) values ('pictures without texts', 'a')");
  // In July, 22:30 UTC is 00:30 on the next day in Germany.
  await database.pool.query(
    `update entries set date = '2026-07-10T22:30:00Z', date_has_time = true where id = 'pictures without texts'`,
  );
  await migrateDatabase(database, url);
});
afterAll(() => database.close());

it("is of this release afterwards, and migrating it once more does nothing", async () => {
  expect(await isMigrated(database)).toBe(true);
  await migrateDatabase(database, url);
  expect(await isMigrated(database)).toBe(true);
});

it.each(poisoned)("%s become a body that can be read", async (id, _body, expected) => {
  const row = await findEntry(database.db, id, { publicAt: null });
  if (!row) throw new Error(`there is no ${id}`);
  for (const block of row.blocks) expect(storedBlock.safeParse(block).error).toBeUndefined();
  expect(toRest(entryNoun, presentEntry(row, new Date()))).toMatchObject({
    title: id,
    en: null,
    ...empty,
    ...expected,
  });
});

it("knows on which day its events come", async () => {
  const rows = await database.db.select().from(eventOccurrences);
  expect(rows).toEqual([
    {
      entryId: "pictures without texts",
      begins: new Date("2026-07-10T22:30:00Z"),
      day: "2026-07-11",
      lastDay: "2026-07-11",
      ends: new Date("2026-07-11T22:00:00Z"),
      status: null,
    },
  ]);
});

it("still knows where each file is used", async () => {
  const { items, usedIds } = await listUses(
    { services: { database, registries: registriesFor(() => ""), now: () => new Date() }, viewer: admin },
    ["a"],
  );
  expect(usedIds).toEqual(["a"]);
  expect(items).toMatchObject([{ kind: "entry", id: "pictures without texts", uses: [{ place: { number: 2 } }] }]);
});
