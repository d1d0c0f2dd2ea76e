import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { fixedPageNameOf, fixedPages, fixedPageTag, laterPages, OWN_PAGE_TAG } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { entryTags } from "#db/schema/tags.ts";
import { addressColumn } from "../addresses/store.ts";
import { isPublishedAt } from "../entries/public-at.ts";

export type AddedPage = {
  /** The key of the page in the navigation: the name of a fixed page, otherwise the entry's id. */
  page: string;
  id: string;
  title: string;
  en: { title: string } | null;
  address: string | null;
  publishDate: Date | null;
  publicUntil: Date | null;
};

/** Maximum number of listed pages. The bin can restore more pages than users can add, so the number is high. */
const MOST_LISTED = 1_000;

const addedTags = [OWN_PAGE_TAG, ...laterPages.map(fixedPageTag)];

/**
 * Lists the pages that not every site has: own pages, and the fixed pages of `laterPages`. Hidden pages are included.
 * @param publishedAt the time at which pages must be published; null includes drafts
 */
export async function listAddedPages(db: Queryable, publishedAt: Date | null): Promise<AddedPage[]> {
  const rows = await db
    .select({
      tag: entryTags.path,
      id: entries.id,
      title: entries.title,
      en: entries.en,
      address: addressColumn,
      publishDate: entries.publishDate,
      publicUntil: entries.publicUntil,
    })
    .from(entryTags)
    .innerJoin(entries, eq(entries.id, entryTags.entryId))
    .where(and(inArray(entryTags.path, addedTags), publishedAt === null ? undefined : isPublishedAt(publishedAt)))
    .orderBy(asc(sql`${entries.created}`), asc(entries.id))
    .limit(MOST_LISTED);
  return rows.map(({ tag, address, ...row }) => {
    const name = fixedPageNameOf([tag]);
    return { ...row, page: name ?? row.id, address: name === null ? address : fixedPages[name] };
  });
}

export const keysOf = (pages: readonly AddedPage[]): string[] => pages.map(({ page }) => page);
