// What search engines are told: every public page with its last change, and what they need not read.
import { centerPath, entryPath, listTags } from "#contract/pages.ts";
import { escapeXml } from "./xml.ts";

/** A public entry by what decides its address. */
export type PublicPlace = { id: string; tags: string[]; changed: Date };

export type SitemapPage = { path: string; changed: Date | null };

/** The protocol's limit for one file. */
export const SITEMAP_MAX_PAGES = 50_000;

/** The lists, which are there without entries too, and every entry where it stands. */
export function sitemapPages(places: readonly PublicPlace[]): SitemapPage[] {
  const lists = listTags.map((list): SitemapPage => {
    const times = places
      .filter(({ tags }) => tags.some((tag) => tag === list || tag.startsWith(`${list}|`)))
      .map(({ changed }) => changed.getTime());
    // Not Math.max(...times): an argument each for 50,000 entries is too much for the stack.
    const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
    return { path: `/${list}`, changed: times.length > 0 ? new Date(newest) : null };
  });
  const entries = places.flatMap((place): SitemapPage[] => {
    const path = entryPath(place);
    return path === null ? [] : [{ path, changed: place.changed }];
  });
  return [...lists, ...entries].slice(0, SITEMAP_MAX_PAGES);
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

/** Pictures lie under /v0/api and stay readable; '/login?next' would be one address for each page that asks for it. */
export function makeRobots(publicUrl: string): string {
  return [
    "User-agent: *",
    `Disallow: ${centerPath}`,
    "Disallow: /login?next",
    "Disallow: /api/",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
