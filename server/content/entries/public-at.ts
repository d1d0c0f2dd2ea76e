import { gt, isNull, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { entries } from "#db/schema/entries.ts";

/** True for hidden pages too, although guests cannot open them. */
export function isPublishedAt(at: Date): SQL {
  return sql`(${lte(entries.publishDate, at)} and ${hasNotEndedAt(at)})`;
}

/** SQL condition: the page is hidden from guests (db/migrations/0047_hidden-pages.sql). */
export const isHiddenId = (id: SQLWrapper): SQL<boolean> => sql`(${id} = any((select hidden_entry_ids())::text[]))`;
export const isHiddenPage = isHiddenId(entries.id);

/** SQL condition: guests can see the entry. */
export function isPublicAt(at: Date): SQL {
  return sql`(${isPublishedAt(at)} and not ${isHiddenPage})`;
}

export function hasNotEndedAt(at: Date): SQL {
  return sql`(${isNull(entries.publicUntil)} or ${gt(entries.publicUntil, at)})`;
}

/** True for drafts and ended entries. Only a write can make them public. */
export function isDraftAt(at: Date): SQL {
  return sql`(${isNull(entries.publishDate)} or ${lte(entries.publicUntil, at)})`;
}
