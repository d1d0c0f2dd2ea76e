import { type AnyColumn, asc, desc, type SQL, sql, type SQLWrapper, type Table } from "drizzle-orm";
import { validMoment } from "./damage.ts";

/**
 * @param sort a column, with a leading '-' for descending order
 * @param id column that orders rows with equal values; ids ascend in time
 */
export function orderBySort<Name extends string>(
  sort: Name | `-${Name}`,
  columns: Readonly<Record<Name, AnyColumn | SQL>>,
  id: AnyColumn,
): SQL[] {
  const direction = sort.startsWith("-") ? desc : asc;
  return [direction(columns[sort.replace(/^-/u, "") as Name]), direction(id)];
}

/** SQL condition: the row has changed at this moment or later. */
export function changedSince(updated: AnyColumn | SQL, since: Date | undefined): SQL | undefined {
  return since && sql`${updated} >= ${since.toISOString()}::timestamptz`;
}

type Dated = Table & { id: AnyColumn; created: AnyColumn };

export const newestFirst = ({ created, id }: Dated): SQL[] => [desc(created), desc(id)];

/**
 * SQL condition: the row is older than `last`. PostgreSQL compares with the stored `created`, because a JavaScript date
 * has only milliseconds.
 */
export function olderThan(table: Dated, last: { id: string; created: Date }): SQL {
  const own = sql`(select "last".created from ${table as SQLWrapper} "last" where "last".id = ${last.id})`;
  const read = validMoment(last.created)?.toISOString() ?? null;
  return sql`(${table.created}, ${table.id}) < (coalesce(${own}, ${read}::timestamptz), ${last.id})`;
}
