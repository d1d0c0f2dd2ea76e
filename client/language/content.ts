// The language of the page's content: English below /en, otherwise German.
import { createContext, useContext } from "react";
import { type ContentLanguage, inLanguage } from "#contract/values/content-language.ts";
import { fixedPages } from "#contract/values/pages.ts";
import { trpc } from "../api/trpc.ts";

const fixedPaths: readonly string[] = Object.values(fixedPages);

export const Content = createContext<ContentLanguage>("de");

export const useContent = (): ContentLanguage => useContext(Content);

/** The language of a text on the page. @param isGerman true if the text exists only in German */
export function useLanguageOf(isGerman = false): ContentLanguage {
  const content = useContent();
  return isGerman ? "de" : content;
}

/** Builds URLs for links that load a document. The router adds the language prefix to its own links. */
export function useAddress(): (path: string) => string {
  const content = useContent();
  return (path) => inLanguage(path, content);
}

/** Returns true on English pages for paths that exist only in German. */
export function useIsOnlyGerman(): (path: string) => boolean {
  const content = useContent();
  const utils = trpc.useUtils();
  // The root loader has loaded the list. Only an error page may lack it.
  const paths = content === "en" ? utils.entries.onlyGerman.getData() : undefined;
  return (path) => paths?.includes(path) ?? false;
}

/**
 * Returns true for pages that visitors cannot find. Visitors' data contains only the hidden fixed pages. The paths of
 * other hidden pages are sent only to editors. An error page may lack the settings.
 */
export function useIsHidden(): (path: string) => boolean {
  const menus = trpc.useUtils().settings.get.getData()?.menus;
  return (path) => {
    if (menus === undefined) return false;
    return menus.hidden?.includes(path) ?? (fixedPaths.includes(path) && !menus.shown.includes(path));
  };
}
