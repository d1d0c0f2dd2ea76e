// The pages that a site has added, in the database.
import { and, asc, eq, sql } from "drizzle-orm";
import { MOST_OWN_PAGES } from "#contract/navigation.ts";
import { OWN_PAGE_TAG } from "#contract/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { entryTags } from "#db/schema/tags.ts";
import { addressColumn } from "../addresses/store.ts";
import { isPublicAt } from "../entries/public-at.ts";

export type OwnPageRow = {
  id: string;
  title: string;
  en: { title: string } | null;
  address: string | null;
  publishDate: Date | null;
  publicUntil: Date | null;
};

/** @param publicAt null: drafts as well */
export function listOwnPages(db: Queryable, publicAt: Date | null): Promise<OwnPageRow[]> {
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
    .where(and(eq(entryTags.path, OWN_PAGE_TAG), publicAt === null ? undefined : isPublicAt(publicAt)))
    .orderBy(asc(sql`${entries.created}`), asc(entries.id))
    .limit(MOST_OWN_PAGES);
}
