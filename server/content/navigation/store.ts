import { and, asc, eq, sql } from "drizzle-orm";
import { OWN_PAGE_TAG } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { entryTags } from "#db/schema/tags.ts";
import { addressColumn } from "../addresses/store.ts";
import { isPublishedAt } from "../entries/public-at.ts";

export type OwnPageRow = {
  id: string;
  title: string;
  en: { title: string } | null;
  address: string | null;
  publishDate: Date | null;
  publicUntil: Date | null;
};

/** Maximum number of listed pages. The bin can restore more pages than users can add, so the number is high. */
const MOST_LISTED = 1_000;

/** Hidden pages are included. @param publishedAt the time at which pages must be published; null includes drafts */
export function listOwnPages(db: Queryable, publishedAt: Date | null): Promise<OwnPageRow[]> {
  return db
    .select({
      id: entries.id,
      title: entries.title,
      en: entries.en,
      address: addressColumn,
      publishDate: entries.publishDate,
      publicUntil: entries.publicUntil,
    })
    .from(entryTags)
    .innerJoin(entries, eq(entries.id, entryTags.entryId))
    .where(and(eq(entryTags.path, OWN_PAGE_TAG), publishedAt === null ? undefined : isPublishedAt(publishedAt)))
    .orderBy(asc(sql`${entries.created}`), asc(entries.id))
    .limit(MOST_LISTED);
}
