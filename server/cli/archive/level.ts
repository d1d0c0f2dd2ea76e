// A level: the tables that archives of one schema hold, how their rows are checked, and how they are inserted.
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#db/open.ts";

export type Row = Record<string, unknown>;

export type LevelTable = {
  /** Its name in the database and in the archive. */
  name: string;
  /** A row of the archive; refuses whatever is more or less. */
  schema: z.ZodType<Row>;
  /** The name of each field's column. */
  columns: Readonly<Record<string, string>>;
  /** Columns that no archive carries, with what stands in their place afterwards. */
  blank: Readonly<Record<string, unknown>>;
  /** The bytes that a row names. */
  hashesOf: (row: Row) => string[];
  /** A new site has its rows already; those of the archive take their place. */
  isPrefilled: boolean;
};

export type Level = {
  /** How many migrations lead to it, and the name of the last. */
  migrations: number;
  last: string;
  /** In the order in which rows can be inserted. */
  tables: readonly LevelTable[];
};

/** Rows as the archive holds them; the database makes its own types of them. */
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
