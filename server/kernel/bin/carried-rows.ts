import { getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable, Tx } from "#db/open.ts";

type Row = Record<string, unknown>;

/** Columns that the JSON lacks get their defaults. PostgreSQL computes generated columns again. */
export function insertJson(tx: Tx, table: PgTable, rows: readonly Row[]): Promise<void> {
  return insertRows(tx, table, rows, sql``);
}

export function insertJsonWhereFree(tx: Tx, table: PgTable, rows: readonly Row[]): Promise<void> {
  return insertRows(tx, table, rows, sql` on conflict do nothing`);
}

async function insertRows(tx: Tx, table: PgTable, rows: readonly Row[], end: SQL): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.values(getTableColumns(table) as Record<string, PgColumn>)
    .filter(({ name, generated }) => name in first && !generated)
    .map(({ name }) => sql.identifier(name));
  const list = sql.join(columns, sql`, `);
  await tx.execute(
    sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)${end}`,
  );
}

export function revived<Read extends Row>(table: PgTable, row: Row): Read {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      columns[key]?.dataType === "date" && typeof value === "string" ? new Date(value) : value,
    ]),
  ) as Read;
}

export async function knownIds(db: Queryable, column: PgColumn, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: column })
    .from(column.table as PgTable)
    .where(inArray(column, [...ids]));
  return new Set(rows.map(({ id }) => String(id)));
}
