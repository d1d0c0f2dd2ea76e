export type ContentLanguage = "de" | "en";

/** The first segment of every English address, and the path of the English home page. */
export const ENGLISH = "/en";

export const contentHeader = "x-content-language";

/**
 * This pattern also matches upper case and trailing slashes, because the server redirects such paths to the normal
 * form.
 */
const english = /^\/en(?=\/|$)/iu;

export const isEnglishPath = (path: string): boolean => english.test(path);

export const contentOf = (path: string): ContentLanguage => (isEnglishPath(path) ? "en" : "de");

/** The path of the same page in German. Screens are defined by their German paths. */
export function withoutLanguage(path: string): string {
  const rest = path.replace(english, "");
  return rest === "" ? "/" : rest;
}

export function inLanguage(path: string, language: ContentLanguage): string {
  if (language === "de") return path;
  return path === "/" || /^\/[?#]/u.test(path) ? ENGLISH + path.slice(1) : ENGLISH + path;
}

/** Stored texts have the same links in German and English, so an internal link loses the prefix '/en'. */
export function linkWithoutLanguage(href: string): string {
  const [path = ""] = href.split(/[?#]/u, 1);
  return isEnglishPath(path) ? withoutLanguage(path) + href.slice(path.length) : href;
}

/** API calls, embedded documents, the administration, and files (recognised by their extension). */
const inNoLanguage = /^\/(?:api|v0|assets|trpc|einbetten|admincenter|shop\/manage)(?:\/|$)|\.[a-z\d]+$/iu;

/** True if the link leads to a page of this site. Only pages have an address in each language. */
export const hasLanguages = (href: string): boolean =>
  href.startsWith("/") && !inNoLanguage.test(href.split(/[?#]/u, 1)[0] ?? "");

/** The hreflang links of a page that exists in both languages. Speakers of other languages get German. */
export const alternatesOf = (path: string): { hreflang: "de" | "en" | "x-default"; path: string }[] => [
  { hreflang: "de", path },
  { hreflang: "en", path: inLanguage(path, "en") },
  { hreflang: "x-default", path },
];
