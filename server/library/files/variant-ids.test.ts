import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import type { Database } from "#db/open.ts";
import { openEmptyDatabase } from "#testing/database.ts";
import { findVariant } from "./store.ts";

const BEFORE = 64;

const at = "2026-11-20T12:00:00.000Z";
const [inLibrary, inBin, withoutVariants] = ["library", "bin", "document"];
const variant = { fileId: inBin, mime: "image/webp", width: 800, height: 600, sizeBytes: 9, hash: "h" };
const gridrefs = ["first", "second"];

let database: Database;
beforeAll(async () => {
  const opened = await openEmptyDatabase();
  database = opened.database;
  await migrateDatabase(database, opened.url, BEFORE);
  const run = (text: string, values: unknown[]) => database.pool.query(text, values);
  await run(
    `insert into files (id, name, ext, kind, mime, hash, original_hash, size_bytes, original_size_bytes, upload_date)
      values ($1, 'Hof.jpg', 'jpg', 'image', 'image/jpeg', 'h', 'h', 9, 9, $2)`,
    [inLibrary, at],
  );
  await run(
    `insert into file_variants (gridref, file_id, mime, width, height, size_bytes, hash)
      values ('kept', $1, 'image/webp', 800, 600, 9, 'h')`,
    [inLibrary],
  );
  const binned = (id: string, row: object) =>
    run(
      `insert into binned_files (id, name, kind, size_bytes, original_size_bytes, original_hash, hashes, removed, row, owners)
        values ($1, 'Alt.jpg', 'image', 9, 9, $1, '{}', $2, $3, '[]')`,
      [id, at, JSON.stringify(row)],
    );
  await binned(inBin, { id: inBin, variants: gridrefs.map((gridref) => ({ gridref, ...variant })) });
  await binned(withoutVariants, { id: withoutVariants });
  await migrateDatabase(database, opened.url);
});
afterAll(() => database.close());

it("a variant in the library keeps its id", async () => {
  expect((await findVariant(database.db, inLibrary, "kept"))?.variant).toMatchObject({ id: "kept", width: 800 });
});

it("variants in the bin have ids, in the same order; other rows are unchanged", async () => {
  const { rows } = await database.pool.query<{ id: string; row: object }>(
    "select id, row from binned_files order by id",
  );
  expect(rows).toEqual([
    { id: inBin, row: { id: inBin, variants: gridrefs.map((id) => ({ id, ...variant })) } },
    { id: withoutVariants, row: { id: withoutVariants } },
  ]);
});
