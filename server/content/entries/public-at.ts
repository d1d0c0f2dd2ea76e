// Whether guests see an entry at a moment, for queries: the one place that knows beginning, end and hidden pages.
import { gt, isNull, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { entries } from "#db/schema/entries.ts";

/** Published by then, and not taken off again; guests may still not find it. A draft has no date, which is before no moment. */
export function isPublishedAt(at: Date): SQL {
  return sql`(${lte(entries.publishDate, at)} and ${hasNotEndedAt(at)})`;
}

/** Whether an entry is a page that guests do not find (db/migrations/0047_hidden-pages.sql). */
export const isHiddenId = (id: SQLWrapper): SQL<boolean> => sql`(${id} = any((select hidden_entry_ids())::text[]))`;
export const isHiddenPage = isHiddenId(entries.id);

/** Whether guests see an entry: every read for guests has this condition. */
export function isPublicAt(at: Date): SQL {
  return sql`(${isPublishedAt(at)} and not ${isHiddenPage})`;
}

export function hasNotEndedAt(at: Date): SQL {
  return sql`(${isNull(entries.publicUntil)} or ${gt(entries.publicUntil, at)})`;
}

/** Nobody but editors sees it, and it does not become public by itself: a draft, or one that was taken off at its end. */
export function isDraftAt(at: Date): SQL {
  return sql`(${isNull(entries.publishDate)} or coalesce(${lte(entries.publicUntil, at)}, false))`;
}
