// Walks from the home page and the sitemap along all links, and keeps the pages in a temporary folder.
import { join } from "node:path";
import { readFile, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import type { AskOwnPage } from "../../kernel/own-pages.ts";
import { elementsOf, readHtml } from "../../outside/html-tree.ts";
import { ownAddress, pathOfPage } from "./page-path.ts";

export type KeptPage = { path: string; read: () => Promise<string> };

export type CopiedPages = {
  pages: KeptPage[];
  /** The path of the page to which another one leads. */
  redirects: ReadonlyMap<string, string>;
  /** True if the site has more pages. */
  isCut: boolean;
};

/** As many as a sitemap holds. */
const MOST_PAGES = 50_000;

export async function copyPages(
  { ask, publicUrl, dir }: { ask: AskOwnPage; publicUrl: string; dir: string },
  onPage: (done: number, total: number) => void,
  { signal, most = MOST_PAGES }: { signal: AbortSignal; most?: number },
): Promise<CopiedPages> {
  const found = new Set(["/", ...(await pathsInSitemap(ask, publicUrl))]);
  const pages: KeptPage[] = [];
  const redirects = new Map<string, string>();
  // A set also yields what is added during the loop.
  for (const path of found) {
    signal.throwIfAborted();
    if (pages.length === most) return { pages, redirects, isCut: true };
    const { status, headers, body } = await ask(path);
    const html = await text(body);
    if (status === 200) {
      const file = join(dir, `${pages.length}.html`);
      await writeFile(file, html);
      pages.push({ path, read: () => readFile(file, "utf8") });
      for (const link of linksOf(html, { path, publicUrl })) found.add(link);
    } else if (status >= 300 && status < 400) {
      const to = ownAddress(headers["location"] ?? "", { path, publicUrl });
      const target = to && pathOfPage(to);
      if (target) {
        redirects.set(path, target);
        found.add(target);
      }
    } else if (status >= 500) throw new Error(`${path} was answered with ${status}`);
    onPage(pages.length, found.size);
  }
  return { pages, redirects, isCut: false };
}

async function pathsInSitemap(ask: AskOwnPage, publicUrl: string): Promise<string[]> {
  const { status, body } = await ask("/sitemap.xml");
  const xml = await text(body);
  if (status !== 200) throw new Error(`the sitemap was answered with ${status}`);
  return elementsOf(readHtml(xml), "loc").flatMap((element) => {
    const [location] = element.children;
    const url = location?.type === "text" ? ownAddress(location.data, { path: "/", publicUrl }) : null;
    return (url && pathOfPage(url)) ?? [];
  });
}

function linksOf(html: string, page: { path: string; publicUrl: string }): string[] {
  return elementsOf(readHtml(html), "a").flatMap(({ attribs: { href = "" } }) => {
    const url = href.startsWith("#") ? null : ownAddress(href, page);
    return (url && pathOfPage(url)) ?? [];
  });
}
