// Whether guests see an entry at a moment, for queries: the one place that knows beginning and end.
import { gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { entries } from "#db/schema/entries.ts";

/** Published by then, and not taken off again. A draft has no date, which is before no moment. */
export function isPublicAt(at: Date): SQL {
  return sql`(${lte(entries.publishDate, at)} and ${hasNotEndedAt(at)})`;
}

export function hasNotEndedAt(at: Date): SQL {
  return sql`(${isNull(entries.publicUntil)} or ${gt(entries.publicUntil, at)})`;
}

/** Nobody but editors sees it, and it does not become public by itself: a draft, or one that was taken off at its end. */
export function isDraftAt(at: Date): SQL {
  return sql`(${isNull(entries.publishDate)} or coalesce(${lte(entries.publicUntil, at)}, false))`;
}
