// Finds the next time at which public content changes without a write: a scheduled publication, or a scheduled end.
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";

export async function findNextPublication(db: Queryable, after: Date): Promise<Date | null> {
  // The first page after a change of content waits for this query, so the query must be fast.
  const next = (column: typeof entries.publishDate | typeof entries.publicUntil): SQL => sql`(select ${column}
    from ${entries} where ${column} > ${after.toISOString()} and ${column} < 'infinity' order by ${column} limit 1)`;
  const { rows } = await db.execute<{ at: Date | string | null }>(
    sql`select least(${next(entries.publishDate)}, ${next(entries.publicUntil)}) as at`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}
