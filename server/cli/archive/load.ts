import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import type { Database, Tx } from "#db/open.ts";
import type { Storage } from "../../outside/storage.ts";
import { insertRows, type Level, type LevelTable, type Row } from "./level.ts";
import { levelOf } from "./levels.ts";
import { type Manifest, refuseArchive } from "./manifest.ts";
import { type Visitor, walkArchive } from "./walk.ts";

const BATCH_ROWS = 500;
const BATCH_BYTES = 4_000_000;

export type Target = {
  database: Database;
  storage: Storage;
  finish: () => Promise<void>;
};

/**
 * Checks the complete archive first. The rows are inserted in one transaction.
 * @param openTarget creates an empty site with this number of migrations
 * @throws an error with a readable message; unless `finish` threw it, the database contains no rows of the archive
 */
export async function loadArchive(
  file: string,
  openTarget: (migrations: number) => Promise<Target>,
  passphrase: string | undefined = undefined,
): Promise<Manifest> {
  const level = levelOf(await walkArchive(file, {}, passphrase));
  const { database, storage, finish } = await openTarget(level.migrations);
  await database.db.transaction((tx) => requireEmpty(tx, level));
  const onBytes: Visitor["onBytes"] = async (hash, sizeBytes, body) => {
    const received = await storage.receive(Readable.from(body), sizeBytes);
    if (received.hash === hash) await received.keep();
    await received.discard();
  };
  await walkArchive(file, { onBytes }, passphrase);
  // Without a mark, the file storage belongs to no site. If `finish` fails, the next start of the site adopts the
  // storage.
  await storage.writeMark(null);
  const manifest = await database.db.transaction(async (tx) => {
    await requireEmpty(tx, level);
    return insertAll(tx, level, (visitor) => walkArchive(file, visitor, passphrase));
  });
  await finish();
  return manifest;
}

/** Refuses a site that has ever been started. The locks prevent a start of the site before this transaction ends. */
async function requireEmpty(tx: Tx, { tables }: Level): Promise<void> {
  for (const { name } of tables) await tx.execute(sql`lock table ${sql.identifier(name)} in share row exclusive mode`);
  for (const { name, isPrefilled } of tables)
    if (!isPrefilled && (await hasRows(tx, name)))
      throw new Error("the database is not empty: a backup is restored into a new one only (DATA_DIR or DATABASE_URL)");
}

async function hasRows(tx: Tx, table: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
  return rows.length > 0;
}

async function insertAll(tx: Tx, level: Level, walk: (visitor: Visitor) => Promise<Manifest>): Promise<Manifest> {
  const prefilled = level.tables.filter(({ isPrefilled }) => isPrefilled);
  for (const { name } of prefilled) await tx.execute(sql`delete from ${sql.identifier(name)}`);
  let batch: { table: LevelTable; rows: Row[]; bytes: number } | null = null;
  const flush = async (): Promise<void> => {
    if (batch) await insertRows(tx, batch.table, batch.rows);
    batch = null;
  };
  const manifest = await walk({
    isRowsOnly: true,
    onRow: async (table, row, lineBytes) => {
      if (batch && (batch.table.name !== table.name || batch.rows.length >= BATCH_ROWS || batch.bytes > BATCH_BYTES))
        await flush();
      batch ??= { table, rows: [], bytes: 0 };
      batch.rows.push(row);
      batch.bytes += lineBytes;
    },
  });
  await flush();
  for (const { name } of prefilled) if (!(await hasRows(tx, name))) refuseArchive("it has no settings");
  return manifest;
}
