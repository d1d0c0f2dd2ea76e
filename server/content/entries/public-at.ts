// SQL conditions for the visibility of entries. Only this file knows beginning, end and hidden pages.
import { gt, isNull, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { entries } from "#db/schema/entries.ts";

/** True for a hidden page too, which guests do not find. A draft has no date, so the comparison is never true. */
export function isPublishedAt(at: Date): SQL {
  return sql`(${lte(entries.publishDate, at)} and ${hasNotEndedAt(at)})`;
}

/** Condition: guests do not find the page (db/migrations/0047_hidden-pages.sql). */
export const isHiddenId = (id: SQLWrapper): SQL<boolean> => sql`(${id} = any((select hidden_entry_ids())::text[]))`;
export const isHiddenPage = isHiddenId(entries.id);

/** Every read for guests must contain this condition. */
export function isPublicAt(at: Date): SQL {
  return sql`(${isPublishedAt(at)} and not ${isHiddenPage})`;
}

export function hasNotEndedAt(at: Date): SQL {
  return sql`(${isNull(entries.publicUntil)} or ${gt(entries.publicUntil, at)})`;
}

/** Only editors see the entry, and it stays so without a write: it is a draft, or its end is past. */
export function isDraftAt(at: Date): SQL {
  return sql`(${isNull(entries.publishDate)} or coalesce(${lte(entries.publicUntil, at)}, false))`;
}
