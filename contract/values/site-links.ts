// Where the links of a text lead within the site. They name what they lead to by its id, so that they survive a rename.

/** An entry or a file by its id, or a page by its path. */
export type LinkTarget = { kind: "entry" | "file"; id: string } | { kind: "page"; path: string };

const fileAddress = /^\/(?:api\/v0|v0\/api)\/download\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/u;
/** In the one list or the other: an entry that has moved is found under its id. */
const entryAddress = /^\/(?:Aktuelles|Veranstaltungen)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/u;

/** The address of a file in a text. */
export const fileLink = (id: string): string => `/api/v0/download/${id}`;

/** @returns null for other sites, for mail and telephone, and for places within the page */
export function linkTargetOf(href: string): LinkTarget | null {
  if (!href.startsWith("/")) return null;
  const [path = ""] = href.split(/[?#]/u, 1);
  const file = fileAddress.exec(path)?.[1];
  if (file) return { kind: "file", id: file };
  const entry = entryAddress.exec(path)?.[1];
  return entry ? { kind: "entry", id: entry } : { kind: "page", path };
}

/** What a link leads to is `public`, not there for guests (`hidden`), or not there at all (`missing`). */
export type LinkState = "public" | "hidden" | "missing";

/** Stored HTML has a normal form, so its links can be found without parsing. */
const links = /<a href="([^"]*)">/gu;

/** The addresses of all links in stored HTML, each once. */
export function linksInHtml(html: string): string[] {
  return [...new Set([...html.matchAll(links)].map(([, href = ""]) => href.replaceAll("&amp;", "&")))];
}

/** The files that stored HTML links. */
export function linkedFilesInHtml(html: string): string[] {
  return linksInHtml(html).flatMap((href) => {
    const target = linkTargetOf(href);
    return target?.kind === "file" ? [target.id] : [];
  });
}

/**
 * Stored HTML with other addresses in its links; of links that lead nowhere only their words stay. Links are in no other
 * link.
 * @param leadsTo null: nowhere; the address itself stays as it is written
 */
export function withLinks(html: string, leadsTo: (href: string) => string | null): string {
  return html.replace(/<a href="([^"]*)">(.*?)<\/a>/gsu, (link, written: string, words: string) => {
    const href = written.replaceAll("&amp;", "&");
    const target = leadsTo(href);
    if (target === null) return words;
    return target === href ? link : `<a href="${target.replaceAll("&", "&amp;")}">${words}</a>`;
  });
}

/** Stored HTML without some of its links. */
export const withoutLinks = (html: string, isGone: (href: string) => boolean): string =>
  withLinks(html, (href) => (isGone(href) ? null : href));
