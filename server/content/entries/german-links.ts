// Finds links to pages without an English version. English pages link to the German page, and mark the link.
import { and, eq, inArray, like, not, or, sql } from "drizzle-orm";
import { addressKey, writtenKey } from "#contract/values/addresses.ts";
import { linksOf, withHtml } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { ShownBlock } from "#contract/blocks/shown.ts";
import { hasLanguages, inLanguage, linkWithoutLanguage } from "#contract/values/content-language.ts";
import { entryPath, FIXED_PAGE_TAG, shopItemPath } from "#contract/values/pages.ts";
import { linksInHtml, linkTargetOf } from "#contract/values/site-links.ts";
import type { Queryable } from "#db/open.ts";
import { addresses } from "#db/schema/addresses.ts";
import { entries, hasEnglishTitle } from "#db/schema/entries.ts";
import { products } from "#db/schema/products.ts";
import { entryTags } from "#db/schema/tags.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import { sentence } from "../../kernel/sentences.ts";
import { isTargetOf } from "../addresses/product-target.ts";
import { isPublicAt } from "./public-at.ts";
import { entryColumns } from "./store.ts";

/** Safety limit: further pages are not marked as German. */
const MOST = 300;

export async function findGermanPaths(db: Queryable, publicAt: Date): Promise<string[]> {
  const rows = await db
    .select({ id: entries.id, tags: entryColumns.tags, address: entryColumns.address })
    .from(entryTags)
    .innerJoin(entries, eq(entries.id, entryTags.entryId))
    .where(and(like(entryTags.path, `${FIXED_PAGE_TAG}|%`), isPublicAt(publicAt), not(hasEnglishTitle)))
    .limit(MOST);
  return rows.flatMap((row) => entryPath(row) ?? []);
}

const isOnlyGermanProduct = sql`coalesce(${products.en}->>'title', '') = ''`;

/** Safety limit: further links of an entry are not checked. */
const MOST_LINKS = 100;

const productPage = /^\/shop\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

export async function findLinkedGermanPaths(db: Queryable, hrefs: readonly string[]): Promise<string[]> {
  const paths = hrefs.flatMap((href) => {
    const target = hasLanguages(href) ? linkTargetOf(linkWithoutLanguage(href)) : null;
    return target?.kind === "page" ? [writtenKey(target.path)] : [];
  });
  // No address contains control characters, and PostgreSQL rejects NUL.
  const keys = [...new Set(paths)].filter((key) => !/\p{C}/u.test(key)).slice(0, MOST_LINKS);
  if (keys.length === 0) return [];
  const ids = keys.flatMap((key) => productPage.exec(key)?.[1] ?? []);
  const byId = sql`${shopItemPath("")} || ${products.id}`;
  // A link may have the product's address or its id.
  const linked = sql<string>`case when ${inArray(products.address, keys)} then ${products.address} else ${byId} end`;
  const rows = await db
    .select({ key: addresses.key })
    .from(addresses)
    .innerJoin(entries, eq(entries.id, addresses.entryId))
    .where(and(inArray(addresses.key, keys), not(hasEnglishTitle)))
    .unionAll(
      db
        .select({ key: linked })
        .from(products)
        .where(and(or(inArray(products.id, ids), inArray(products.address, keys)), isOnlyGermanProduct)),
    )
    .unionAll(
      db
        .select({ key: addresses.key })
        .from(addresses)
        .innerJoin(products, isTargetOf(addresses.target))
        .where(and(inArray(addresses.key, keys), isOnlyGermanProduct)),
    );
  return rows.map(({ key }) => key);
}

export type IsGermanLink = (href: string) => boolean;

/**
 * @param paths addresses of pages that exist only in German
 * @param known maps the id of a linked entry to true if the entry has an English version
 */
export function germanLinksOf(paths: readonly string[], known: ReadonlyMap<string, boolean>): IsGermanLink {
  const german = new Set(paths.map(addressKey));
  return (href) => {
    const target = linkTargetOf(linkWithoutLanguage(href));
    if (target?.kind === "entry") return known.get(target.id) === false;
    return target?.kind === "page" && german.has(writtenKey(target.path));
  };
}

/** Stored HTML is normalised, so a regular expression finds its links. */
const links = /<a href="(\/[^"]*)">(.*?)<\/a>/gsu;

export function withEnglishLinks(html: string, isGermanLink: IsGermanLink): string {
  return html.replace(links, (link, written: string, words: string) => {
    const href = linkWithoutLanguage(written.replaceAll("&amp;", "&"));
    if (!hasLanguages(href)) return link;
    if (!isGermanLink(href)) return `<a href="${escapeHtml(inLanguage(href, "en"))}">${words}</a>`;
    const mark = `<span lang="en"> ${escapeHtml(sentence("en", "pages:inGerman"))}</span>`;
    return `<a href="${escapeHtml(href)}" hreflang="de">${words}${mark}</a>`;
  });
}

export function withGermanAddresses(block: ShownBlock, isGermanLink: IsGermanLink): ShownBlock {
  const addresses = linksOf(block).flatMap(({ field, url }) => (isGermanLink(url) ? [field] : []));
  return addresses.length === 0 ? block : { ...block, german: [...(block.german ?? []), ...addresses] };
}

export function linksIn(blocks: readonly Block[]): string[] {
  const found: string[] = [];
  for (const block of blocks)
    withHtml(block, (html) => {
      found.push(...linksInHtml(html));
      return html;
    });
  return [...found, ...blocks.flatMap(linksOf).map(({ url }) => url)];
}
