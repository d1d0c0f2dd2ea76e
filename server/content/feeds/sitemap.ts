import { alternatesOf, type ContentLanguage, inLanguage } from "#contract/values/content-language.ts";
import { centerPath, entryPath, listTags, shopAreaPath, type Standing } from "#contract/values/pages.ts";
import { escapeXml } from "./xml.ts";

export type PublicPlace = Standing & { changed: Date; hasEnglish?: boolean };

export type SitemapPage = { path: string; changed: Date | null; hasEnglish?: boolean };

/** Limit of the sitemap protocol per file. */
export const SITEMAP_MAX_PAGES = 50_000;

/** @param more paths of the pages of enabled components */
export function sitemapPages(
  places: readonly PublicPlace[],
  more: readonly string[] = [],
  items: readonly SitemapPage[] = [],
): SitemapPage[] {
  const lists = listTags.map((list): SitemapPage => {
    const times = places
      .filter(({ tags }) => tags.some((tag) => tag === list || tag.startsWith(`${list}|`)))
      .map(({ changed }) => changed.getTime());
    // Math.max(...times) could overflow the stack, because there can be very many times.
    const newest = times.reduce((latest, time) => Math.max(latest, time), 0);
    const hasEnglish = places.some((place) => entryPath(place) === `/${list}` && place.hasEnglish === true);
    return { path: `/${list}`, hasEnglish, changed: times.length > 0 ? new Date(newest) : null };
  });
  const entries = places.flatMap((place): SitemapPage[] => {
    const path = entryPath(place);
    return path === null || listTags.some((list) => path === `/${list}`)
      ? []
      : [{ path, changed: place.changed, hasEnglish: place.hasEnglish ?? false }];
  });
  const others = more.map((path): SitemapPage => ({ path, changed: null, hasEnglish: true }));
  return [...lists, ...others, ...items, ...entries].slice(0, SITEMAP_MAX_PAGES);
}

/** A page in two languages has two URLs. Each URL has links to both languages. */
export function makeSitemap(publicUrl: string, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap((page) => urlsOf(publicUrl, page)).slice(0, SITEMAP_MAX_PAGES);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function urlsOf(publicUrl: string, { path, changed, hasEnglish = false }: SitemapPage): string[] {
  const lastmod = changed === null ? "" : `<lastmod>${changed.toISOString()}</lastmod>`;
  const address = (language: ContentLanguage): string => escapeXml(publicUrl + inLanguage(path, language));
  if (!hasEnglish) return [`<url><loc>${address("de")}</loc>${lastmod}</url>`];
  const alternates = alternatesOf(path)
    .map(({ hreflang, path: to }) => ({ hreflang, href: escapeXml(publicUrl + to) }))
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join("");
  return (["de", "en"] as const).map((language) => `<url><loc>${address(language)}</loc>${lastmod}${alternates}</url>`);
}

/**
 * Allows pictures below /v0/api. Forbids '/login?next', because crawlers would follow a redirect to it from each
 * protected page.
 */
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
