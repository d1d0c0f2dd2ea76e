// The language of a page's content: `/en` and everything below it is English, all other addresses are German.

export type ContentLanguage = "de" | "en";

/** The first segment of every English address; as a path it is the English home page. */
export const ENGLISH = "/en";

/** The request header in which the browser names the content language of its page. */
export const contentHeader = "x-content-language";

/** Also matches other case and trailing slashes, which the server redirects. */
const english = /^\/en(?=\/|$)/iu;

export const isEnglishPath = (path: string): boolean => english.test(path);

export const contentOf = (path: string): ContentLanguage => (isEnglishPath(path) ? "en" : "de");

/** The path of the same page in German. Screens are defined by German paths. */
export function withoutLanguage(path: string): string {
  const rest = path.replace(english, "");
  return rest === "" ? "/" : rest;
}

/** The address of a page in a language. @param path the German path; a query or a fragment may follow */
export function inLanguage(path: string, language: ContentLanguage): string {
  if (language === "de") return path;
  return path === "/" || /^\/[?#]/u.test(path) ? ENGLISH + path.slice(1) : ENGLISH + path;
}

/** An internal link as texts store it, without a language, because each page links within its own language. */
export function linkWithoutLanguage(href: string): string {
  const [path = ""] = href.split(/[?#]/u, 1);
  return isEnglishPath(path) ? withoutLanguage(path) + href.slice(path.length) : href;
}

/** API calls, embedded documents, the administration, and files, recognised by their extension. */
const inNoLanguage = /^\/(?:api|v0|assets|trpc|einbetten|admincenter|shop\/manage)(?:\/|$)|\.[a-z\d]+$/iu;

/** True if the link leads to a page, which has one address per language. */
export const hasLanguages = (href: string): boolean =>
  href.startsWith("/") && !inNoLanguage.test(href.split(/[?#]/u, 1)[0] ?? "");

/** The hreflang links of a page that exists in both languages. German is the default for other languages. */
export const alternatesOf = (path: string): { hreflang: "de" | "en" | "x-default"; path: string }[] => [
  { hreflang: "de", path },
  { hreflang: "en", path: inLanguage(path, "en") },
  { hreflang: "x-default", path },
];
