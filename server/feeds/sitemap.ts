// Sitemap and robots.txt for search engines: every public page with its last change, and what to skip.
import { centerPath, entryPath, listTags, shopAreaPath } from "#contract/pages.ts";
import { escapeXml } from "./xml.ts";

/** The facts about a public entry that decide its address. */
export type PublicPlace = { id: string; tags: string[]; changed: Date };

export type SitemapPage = { path: string; changed: Date | null };

/** The protocol's limit for one file. */
export const SITEMAP_MAX_PAGES = 50_000;

/**
 * The lists, which exist without entries too, and every entry with a page.
 * @param more pages of components that are on
 * @param items of the shop
 */
export function sitemapPages(
  places: readonly PublicPlace[],
  more: readonly string[] = [],
  items: readonly SitemapPage[] = [],
): SitemapPage[] {
  const lists = listTags.map((list): SitemapPage => {
    const times = places
      .filter(({ tags }) => tags.some((tag) => tag === list || tag.startsWith(`${list}|`)))
      .map(({ changed }) => changed.getTime());
    // Not Math.max(...times): 50,000 arguments are too many for the stack.
    const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
    return { path: `/${list}`, changed: times.length > 0 ? new Date(newest) : null };
  });
  const entries = places.flatMap((place): SitemapPage[] => {
    const path = entryPath(place);
    return path === null ? [] : [{ path, changed: place.changed }];
  });
  const others = more.map((path): SitemapPage => ({ path, changed: null }));
  return [...lists, ...others, ...items, ...entries].slice(0, SITEMAP_MAX_PAGES);
}

export function makeSitemap(publicUrl: string, pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changed }) => {
      const lastmod = changed === null ? "" : `<lastmod>${changed.toISOString()}</lastmod>`;
      return `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}</url>`;
    }),
    "</urlset>",
    "",
  ].join("\n");
}

/** Pictures are below /v0/api and stay allowed; '/login?next' would be one more address for each protected page. */
export function makeRobots(publicUrl: string): string {
  return [
    "User-agent: *",
    `Disallow: ${centerPath}`,
    `Disallow: ${shopAreaPath}`,
    "Disallow: /login?next",
    "Disallow: /api/",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
