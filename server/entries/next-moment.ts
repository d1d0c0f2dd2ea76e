// Finds when the next scheduled entry becomes public.
import { and, asc, gt, sql } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";

/** The next moment at which a scheduled entry becomes public; null if no entry is scheduled. */
export async function findNextPublishDate(db: Queryable, after: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: entries.publishDate })
    .from(entries)
    .where(and(gt(entries.publishDate, after), sql`${entries.publishDate} < 'infinity'`))
    .orderBy(asc(entries.publishDate))
    .limit(1);
  return row?.at ?? null;
}
