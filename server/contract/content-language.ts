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

/** The addresses of a page that is there in both languages; German is for whoever reads neither. */
export const alternatesOf = (path: string): { hreflang: "de" | "en" | "x-default"; path: string }[] => [
  { hreflang: "de", path },
  { hreflang: "en", path: inLanguage(path, "en") },
  { hreflang: "x-default", path },
];
