import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { and, asc, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Tx } from "#db/open.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { settings } from "#db/schema/settings.ts";
import { webhooks } from "#db/schema/webhooks.ts";
import type { Row } from "./level.ts";
import { MAX_ROW_BYTES, type TableSummary } from "./manifest.ts";
import { carriedColumns, hashesOf, isBytes, type PortableTable, portableTables, primaryKeyOf } from "./tables.ts";

const PAGE = 2_000;
const BYTES_PAGE = 50;

export type Spooled = {
  tables: TableSummary[];
  hashes: Set<string>;
  leftBehind: { secrets: number; unsentMails: number };
};

/** Reads all rows in a single transaction. With the embedded database, the site waits for the transaction to end. */
export function spoolRows({ db }: Database, dir: string): Promise<Spooled> {
  return db.transaction(
    async (tx) => {
      const hashes = new Set<string>();
      const tables: TableSummary[] = [];
      for (const portable of portableTables) tables.push(await spoolTable(tx, portable, dir, hashes));
      return { tables, hashes, leftBehind: await countLeftBehind(tx) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

export const spoolPath = (dir: string, table: string): string => join(dir, `${table}.jsonl`);

async function spoolTable(tx: Tx, portable: PortableTable, dir: string, hashes: Set<string>): Promise<TableSummary> {
  const file = await open(spoolPath(dir, portable.name), "w", 0o600);
  try {
    const digest = createHash("sha256");
    const summary = { name: portable.name, rows: 0, sizeBytes: 0 };
    for await (const page of pagesOf(tx, portable)) {
      for (const row of page) for (const hash of hashesOf(portable, row)) hashes.add(hash);
      summary.rows += page.length;
      summary.sizeBytes += await appendLines(file, digest, page, portable.name);
    }
    return { ...summary, sha256: digest.digest("hex") };
  } finally {
    await file.close();
  }
}

async function appendLines(
  file: FileHandle,
  digest: ReturnType<typeof createHash>,
  page: Row[],
  table: string,
): Promise<number> {
  const lines = page.map((row) => Buffer.from(`${lineOf(row)}\n`));
  if (lines.some((line) => line.length > MAX_ROW_BYTES))
    throw new Error(`a row of ${table} is longer than a backup carries`);
  const bytes = Buffer.concat(lines);
  digest.update(bytes);
  await file.appendFile(bytes);
  return bytes.length;
}

function lineOf(row: Row): string {
  const plain = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString("hex")}` : value,
  ]);
  return JSON.stringify(Object.fromEntries(plain));
}

async function* pagesOf(tx: Tx, portable: PortableTable): AsyncGenerator<Row[]> {
  const columns = carriedColumns(portable);
  const key = primaryKeyOf(portable.table);
  const keyNames = key.map((column) => Object.keys(columns).find((name) => columns[name] === column) ?? "");
  const most = Object.values(columns).some(isBytes) ? BYTES_PAGE : PAGE;
  let last: Row | undefined;
  for (;;) {
    const after = last && isAfter(key, keyNames, last);
    const page: Row[] = await tx
      .select(columns)
      .from(portable.table)
      .where(and(portable.only, after))
      .orderBy(...key.map((column) => asc(column)))
      .limit(most);
    if (page.length > 0) yield page;
    if (page.length < most) return;
    last = page.at(-1);
  }
}

function isAfter(key: PgColumn[], names: string[], last: Row): SQL {
  const columns = sql.join(
    key.map((column) => sql`${column}`),
    sql`, `,
  );
  const values = sql.join(
    names.map((name) => sql`${last[name]}`),
    sql`, `,
  );
  return sql`(${columns}) > (${values})`;
}

async function countLeftBehind(tx: Tx): Promise<Spooled["leftBehind"]> {
  const rows = await tx.select({ secrets: settings.secrets }).from(settings);
  return {
    secrets:
      rows.reduce((sum, { secrets }) => sum + Object.keys(secrets).length, 0) +
      (await tx.$count(webhooks, isNotNull(webhooks.secret))),
    unsentMails: await tx.$count(outgoingMail, isNull(outgoingMail.sent)),
  };
}
