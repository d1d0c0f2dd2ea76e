// A level is the archive format of one database schema: the tables, and the schemas of their rows.
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#db/open.ts";

export type Row = Record<string, unknown>;

export type LevelTable = {
  name: string;
  schema: z.ZodType<Row>;
  /** Maps field names of the archive to column names of the database. */
  columns: Readonly<Record<string, string>>;
  /** Columns that no archive contains, with their values after a restore. */
  blank: Readonly<Record<string, unknown>>;
  hashesOf: (row: Row) => string[];
  /** True if a new site already has rows in this table. The rows of the archive replace them. */
  isPrefilled: boolean;
};

export type Level = {
  migrations: number;
  last: string;
  /** In insertion order. */
  tables: readonly LevelTable[];
};

/** Inserts the values of the archive without conversion, because the database converts the types. */
export async function insertRows(tx: Tx, { name, columns, blank }: LevelTable, rows: readonly Row[]): Promise<void> {
  const named = rows.map((row) => ({
    ...blank,
    ...Object.fromEntries(Object.entries(row).map(([field, value]) => [columns[field] ?? field, value])),
  }));
  const list = sql.join(
    [...Object.values(columns), ...Object.keys(blank)].map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  await tx.execute(sql`
    insert into ${table} (${list})
    select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`);
}
