// Restores a backup into an empty site: everything is checked first, then bytes, then all rows at once.
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import type { Database, Tx } from "#db/open.ts";
import { config } from "#db/schema/config.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { tags } from "#db/schema/tags.ts";
import { users } from "#db/schema/users.ts";
import { bumpContentVersion } from "../../content/version.ts";
import type { Storage } from "../../outside/storage.ts";
import { type Manifest, refuseArchive } from "./manifest.ts";
import type { PortableTable, Row } from "./tables.ts";
import { walkArchive } from "./walk.ts";

const BATCH_ROWS = 500;
const BATCH_BYTES = 4_000_000;

/**
 * Into what `openTarget` opens once the archive has been found to be whole and harmless.
 * @throws a sentence; before any row is written, and with the same rows as before where it comes later
 */
export async function loadArchive(
  file: string,
  openTarget: () => Promise<{ database: Database; storage: Storage }>,
): Promise<Manifest> {
  await walkArchive(file);
  const { database, storage } = await openTarget();
  await database.db.transaction(requireEmpty);
  await walkArchive(file, {
    onBytes: async (hash, sizeBytes, body) => {
      const received = await storage.receive(Readable.from(body), sizeBytes);
      if (received.hash === hash) await received.keep();
      await received.discard();
    },
  });
  return database.db.transaction(async (tx) => {
    await requireEmpty(tx);
    return insertAll(tx, file);
  });
}

/** What a site has that never started: tables, the one row of settings, nothing else; and nobody starts it meanwhile. */
async function requireEmpty(tx: Tx): Promise<void> {
  const tables = [users, entries, files, tags, config];
  for (const table of tables) await tx.execute(sql`lock table ${table} in share row exclusive mode`);
  for (const table of [users, entries, files, tags]) {
    if (
      (
        await tx
          .select({ one: sql`1` })
          .from(table)
          .limit(1)
      ).length > 0
    )
      throw new Error("the database is not empty: a backup is restored into a new one only (DATA_DIR or DATABASE_URL)");
  }
}

async function insertAll(tx: Tx, file: string): Promise<Manifest> {
  await tx.delete(config);
  let batch: { portable: PortableTable; rows: Row[]; bytes: number } | null = null;
  const flush = async (): Promise<void> => {
    if (batch) await tx.insert(batch.portable.table).values(batch.rows);
    batch = null;
  };
  const manifest = await walkArchive(file, {
    isRowsOnly: true,
    onRow: async (portable, row, lineBytes) => {
      if (batch && (batch.portable !== portable || batch.rows.length >= BATCH_ROWS || batch.bytes > BATCH_BYTES))
        await flush();
      batch ??= { portable, rows: [], bytes: 0 };
      batch.rows.push({ ...portable.blank, ...row });
      batch.bytes += lineBytes;
    },
  });
  await flush();
  const [settings] = await tx.select({ id: config.id }).from(config);
  if (settings?.id !== 1) refuseArchive("it has no settings");
  await bumpContentVersion(tx);
  return manifest;
}
