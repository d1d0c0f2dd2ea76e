// A level: the tables in archives of one schema, how their rows are checked, and how they are inserted.
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#db/open.ts";

export type Row = Record<string, unknown>;

export type LevelTable = {
  /** The name in the database and in the archive. */
  name: string;
  /** A row of the archive; refuses missing and additional fields. */
  schema: z.ZodType<Row>;
  /** Field name → column name. */
  columns: Readonly<Record<string, string>>;
  /** Columns that no archive contains, with their values after a restore. */
  blank: Readonly<Record<string, unknown>>;
  /** The bytes that a row names. */
  hashesOf: (row: Row) => string[];
  /** A new site already has rows in it; those of the archive replace them. */
  isPrefilled: boolean;
};

export type Level = {
  /** The number of migrations of this schema, and the name of the last one. */
  migrations: number;
  last: string;
  /** In the order in which rows can be inserted. */
  tables: readonly LevelTable[];
};

/** Inserts rows as the archive contains them; the database converts the types. */
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
