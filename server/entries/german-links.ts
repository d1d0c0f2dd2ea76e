// Links on English pages: what there is only in German is led to in German, and says so.
import { and, eq, like, lte, not } from "drizzle-orm";
import type { ShownBlock } from "#contract/blocks/shown.ts";
import { inLanguage } from "#contract/content-language.ts";
import { entryPath, FIXED_PAGE_TAG, isEditorsPath } from "#contract/pages.ts";
import { linkTargetOf } from "#contract/site-links.ts";
import type { Queryable } from "#db/open.ts";
import { entries, hasEnglishTitle } from "#db/schema/entries.ts";
import { entryTags } from "#db/schema/tags.ts";
import { escapeHtml } from "../escape-html.ts";
import { sentence } from "../sentences.ts";
import { whole } from "./store.ts";

/** More pages than a site has. */
const MOST = 300;

/** The paths of the public pages without an English version. */
export async function findGermanPaths(db: Queryable, publicAt: Date): Promise<string[]> {
  const rows = await db
    .select({ id: entries.id, tags: whole.tags, address: whole.address })
    .from(entryTags)
    .innerJoin(entries, eq(entries.id, entryTags.entryId))
    .where(and(like(entryTags.path, `${FIXED_PAGE_TAG}|%`), lte(entries.publishDate, publicAt), not(hasEnglishTitle)))
    .limit(MOST);
  return rows.flatMap((row) => entryPath(row) ?? []);
}

/** Files, calls and embedded documents have one address for both languages, and so has the administration. */
const withoutLanguages = /^\/(?:api|v0|assets|trpc|einbetten|admincenter)(?:\/|$)/u;

const isPage = (path: string): boolean => !withoutLanguages.test(path) && !isEditorsPath(path);

/** Whether the page of a link is there only in German. */
export type IsGermanLink = (href: string) => boolean;

/** @param known which of the linked entries have an English version */
export function germanLinksOf(paths: readonly string[], known: ReadonlyMap<string, boolean>): IsGermanLink {
  const german = new Set(paths);
  return (href) => {
    const target = linkTargetOf(href);
    if (target?.kind === "entry") return known.get(target.id) === false;
    return target?.kind === "page" && german.has(target.path);
  };
}

/** Stored HTML has a normal form, so its links are found without parsing. */
const links = /<a href="(\/[^"]*)">(.*?)<\/a>/gsu;

/** The HTML of an English page: its links lead to English pages, where there are any. */
export function withEnglishLinks(html: string, isGermanLink: IsGermanLink): string {
  return html.replace(links, (link, written: string, words: string) => {
    const href = written.replaceAll("&amp;", "&");
    if (!isPage(href.split(/[?#]/u, 1)[0] ?? "")) return link;
    if (!isGermanLink(href)) return `<a href="${escapeHtml(inLanguage(href, "en"))}">${words}</a>`;
    const mark = `<span lang="en"> ${escapeHtml(sentence("en", "pages:inGerman"))}</span>`;
    return `<a href="${written}" hreflang="de">${words}${mark}</a>`;
  });
}

/** A shown block in which the addresses that are there only in German are named ('links.0.url'). */
export function withGermanAddresses(block: ShownBlock, isGermanLink: IsGermanLink): ShownBlock {
  const addresses = addressesOf(block).flatMap(({ field, url }) => (isGermanLink(url) ? [field] : []));
  return addresses.length === 0 ? block : { ...block, german: [...(block.german ?? []), ...addresses] };
}

function addressesOf(block: ShownBlock): { field: string; url: string }[] {
  if (block.type === "links") return block.links.map(({ url }, index) => ({ field: `links.${index}.url`, url }));
  if (block.type !== "callToAction" && block.type !== "splash") return [];
  return block.buttons.map(({ url }, index) => ({ field: `buttons.${index}.url`, url }));
}

/** The addresses that the fields of blocks name. */
export const linksInFields = (blocks: readonly ShownBlock[]): string[] =>
  blocks.flatMap(addressesOf).map(({ url }) => url);
