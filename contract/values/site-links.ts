// Links contain the id of their target, so a change of the address does not break them.

export type LinkTarget = { kind: "entry" | "file"; id: string } | { kind: "page"; path: string };

const fileAddress = /^\/(?:api\/v0|v0\/api)\/download\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/u;
/** Both list paths match, because an entry may have moved from one list to the other. */
const entryAddress = /^\/(?:Aktuelles|Veranstaltungen)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/u;

export const fileLink = (id: string): string => `/api/v0/download/${id}`;

/** @returns null for links to other sites, mail, telephone, and anchors within the page */
export function linkTargetOf(href: string): LinkTarget | null {
  if (!href.startsWith("/")) return null;
  const [path = ""] = href.split(/[?#]/u, 1);
  const file = fileAddress.exec(path)?.[1];
  if (file) return { kind: "file", id: file };
  const entry = entryAddress.exec(path)?.[1];
  return entry ? { kind: "entry", id: entry } : { kind: "page", path };
}

/** `hidden`: the target exists, but guests cannot see it. */
export type LinkState = "public" | "hidden" | "missing";

/** Stored HTML is normalised, so a pattern finds its links without a parser. */
const links = /<a href="([^"]*)">/gu;

export function linksInHtml(html: string): string[] {
  return [...new Set([...html.matchAll(links)].map(([, href = ""]) => href.replaceAll("&amp;", "&")))];
}

export function linkedFilesInHtml(html: string): string[] {
  return linksInHtml(html).flatMap((href) => {
    const target = linkTargetOf(href);
    return target?.kind === "file" ? [target.id] : [];
  });
}

/**
 * A link without a target becomes its words.
 * @param leadsTo null if there is no target
 */
export function withLinks(html: string, leadsTo: (href: string) => string | null): string {
  return html.replace(/<a href="([^"]*)">(.*?)<\/a>/gsu, (link, written: string, words: string) => {
    const href = written.replaceAll("&amp;", "&");
    const target = leadsTo(href);
    if (target === null) return words;
    return target === href ? link : `<a href="${target.replaceAll("&", "&amp;")}">${words}</a>`;
  });
}

export const withoutLinks = (html: string, isGone: (href: string) => boolean): string =>
  withLinks(html, (href) => (isGone(href) ? null : href));
