// Finds when guests see another entry, or one less, although nobody writes: at a publication at a time, and at its end.
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";

/** The next moment at which a scheduled entry becomes public or one is taken off the site; null if there is none. */
export async function findNextPublication(db: Queryable, after: Date): Promise<Date | null> {
  // Two look-ups in indexes and one query: a page after a change waits for it.
  const next = (column: typeof entries.publishDate | typeof entries.publicUntil): SQL => sql`(select ${column}
    from ${entries} where ${column} > ${after.toISOString()} and ${column} < 'infinity' order by ${column} limit 1)`;
  const { rows } = await db.execute<{ at: Date | string | null }>(
    sql`select least(${next(entries.publishDate)}, ${next(entries.publicUntil)}) as at`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}
