import { and, desc, eq, exists, isNotNull, or, sql } from "drizzle-orm";
import { FIXED_PAGE_TAG, type ListTag, listTags, productPath } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries, hasEnglishTitle } from "#db/schema/entries.ts";
import { products } from "#db/schema/products.ts";
import { entryTags } from "#db/schema/tags.ts";
import { addressColumn } from "../addresses/store.ts";
import { agendaOrder } from "../entries/agenda.ts";
import { isPublicAt } from "../entries/public-at.ts";
import { type EntryRow, findEntries, visible } from "../entries/store.ts";
import { subtreeCondition } from "../../library/tags/store.ts";
import type { PublicPlace, SitemapPage } from "./sitemap.ts";

/** Lists pages first, then the newest entries. `tags` contains only tags that determine the address. */
export function listPublicPlaces(db: Queryable, publicAt: Date, limit: number): Promise<PublicPlace[]> {
  const placing = [FIXED_PAGE_TAG, ...listTags].map((tag) => subtreeCondition(entryTags.path, tag));
  return (
    db
      .select({
        id: entries.id,
        hasEnglish: sql<boolean>`bool_and(${hasEnglishTitle})`,
        tags: sql<string[]>`array_agg(${entryTags.path} order by ${entryTags.position})`,
        address: addressColumn,
        // A scheduled entry changes for guests when it becomes public, which is after its last write.
        changed: sql<Date>`greatest(${entries.updated}, ${entries.publishDate})`.mapWith(entries.updated),
      })
      .from(entries)
      .innerJoin(entryTags, eq(entryTags.entryId, entries.id))
      .where(and(isPublicAt(publicAt), or(...placing)))
      .groupBy(entries.id)
      // Pages come first, so that the limit omits old news, and not the imprint.
      .orderBy(
        sql`bool_or(${subtreeCondition(entryTags.path, FIXED_PAGE_TAG)}) desc`,
        desc(entries.publishDate),
        desc(entries.id),
      )
      .limit(limit)
  );
}

export async function listProductPages(db: Queryable, limit: number): Promise<SitemapPage[]> {
  const found = await db
    .select({
      id: products.id,
      address: products.address,
      changed: products.updated,
      hasEnglish: sql<boolean>`coalesce(${products.en}->>'title', '') <> ''`,
    })
    .from(products)
    .where(eq(products.hidden, false))
    .orderBy(products.position, products.id)
    .limit(limit);
  return found.map(({ id, address, ...page }) => ({ path: productPath({ id, address }), ...page }));
}

/** Chooses coming events first, so that the limit omits past events. Returns them sorted by date, the latest first. */
export async function listDatedEvents(
  db: Queryable,
  { publicAt, inEnglish = false }: { publicAt: Date; inEnglish?: boolean },
  limit: number,
): Promise<EntryRow[]> {
  const list: ListTag = "Veranstaltungen";
  const tagged = db
    .select({ one: sql`1` })
    .from(entryTags)
    .where(and(eq(entryTags.entryId, entries.id), subtreeCondition(entryTags.path, list)));
  const found = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(visible({ publicAt, inEnglish }), isNotNull(entries.date), exists(tagged)))
    .orderBy(...agendaOrder(publicAt))
    .limit(limit);
  const rows = await findEntries(
    db,
    found.map(({ id }) => id),
    { publicAt },
  );
  return rows.sort((one, other) => Number(other.date) - Number(one.date) || (one.id < other.id ? 1 : -1));
}
