// The language of the page's content: English for paths below /en, German for all others.
import { createContext, useContext } from "react";
import { type ContentLanguage, inLanguage } from "#contract/values/content-language.ts";
import { fixedPages } from "#contract/values/pages.ts";
import { useUtils } from "../api/access.ts";

const fixedPaths: readonly string[] = Object.values(fixedPages);

export const Content = createContext<ContentLanguage>("de");

export const useContent = (): ContentLanguage => useContext(Content);

/** The language of a text on the page. @param isGerman true if the text exists only in German */
export function useLanguageOf(isGerman = false): ContentLanguage {
  const content = useContent();
  return isGerman ? "de" : content;
}

/** Returns the URL for links that load a document. For other links, the router itself adds the language prefix. */
export function useAddress(): (path: string) => string {
  const content = useContent();
  return (path) => inLanguage(path, content);
}

export function useIsOnlyGerman(): (path: string) => boolean {
  const content = useContent();
  const utils = useUtils();
  // The root loader has already loaded the list, except on an error page.
  const paths = content === "en" ? utils.entries.onlyGerman.getData() : undefined;
  return (path) => paths?.includes(path) ?? false;
}

/**
 * Returns a function that is true for pages that visitors cannot open. Editors get hidden pages and drafts in
 * `menus.hidden`. Fixed pages that are hidden, or that the site lacks, are not in `menus.shown`.
 */
export function useIsHidden(): (path: string) => boolean {
  const menus = useUtils().settings.get.getData()?.menus;
  return (path) => {
    if (menus === undefined) return false;
    return menus.hidden?.includes(path) === true || (fixedPaths.includes(path) && !menus.shown.includes(path));
  };
}
