// The language of a page's content, by its address: `/en` and what is below is English, everything else German.

export type ContentLanguage = "de" | "en";

/** The first segment of every English address; as a path it is the English home page. */
export const ENGLISH = "/en";

/** By this header the browser says which content its page shows. */
export const contentHeader = "x-content-language";

/** Also in another case or with slashes at its end, which the server redirects. */
const english = /^\/en(?=\/|$)/iu;

export const isEnglishPath = (path: string): boolean => english.test(path);

export const contentOf = (path: string): ContentLanguage => (isEnglishPath(path) ? "en" : "de");

/** The address of the same page in German, which is how screens know it. */
export function withoutLanguage(path: string): string {
  const rest = path.replace(english, "");
  return rest === "" ? "/" : rest;
}

/** The address of a page in a language. @param path as in German; a query or a fragment may follow it */
export function inLanguage(path: string, language: ContentLanguage): string {
  if (language === "de") return path;
  return path === "/" || /^\/[?#]/u.test(path) ? ENGLISH + path.slice(1) : ENGLISH + path;
}

/** A link within the site as texts hold it, in no language: each page leads to its own. A query or a fragment may follow. */
export function linkWithoutLanguage(href: string): string {
  const [path = ""] = href.split(/[?#]/u, 1);
  return isEnglishPath(path) ? withoutLanguage(path) + href.slice(path.length) : href;
}

/** Calls, embedded documents, the administration, and files, which end in a dot and letters. */
const inNoLanguage = /^\/(?:api|v0|assets|trpc|einbetten|admincenter|shop\/manage)(?:\/|$)|\.[a-z\d]+$/iu;

/** Whether a link leads to a page, which has an address in each language; everything else has one for both. */
export const hasLanguages = (href: string): boolean =>
  href.startsWith("/") && !inNoLanguage.test(href.split(/[?#]/u, 1)[0] ?? "");

/** The addresses of a page that is there in both languages; German is for whoever reads neither. */
export const alternatesOf = (path: string): { hreflang: "de" | "en" | "x-default"; path: string }[] => [
  { hreflang: "de", path },
  { hreflang: "en", path: inLanguage(path, "en") },
  { hreflang: "x-default", path },
];
