// The language of the page's content, for every component: English below /en, else German.
import { createContext, useContext } from "react";
import { type ContentLanguage, inLanguage } from "#contract/values/content-language.ts";
import { fixedPages } from "#contract/values/pages.ts";
import { trpc } from "../api/trpc.ts";

const fixedPaths: readonly string[] = Object.values(fixedPages);

export const Content = createContext<ContentLanguage>("de");

export const useContent = (): ContentLanguage => useContext(Content);

/** The language of a text on the page. @param isGerman whether it is there only in German */
export function useLanguageOf(isGerman = false): ContentLanguage {
  const content = useContent();
  return isGerman ? "de" : content;
}

/** The address of a page for links that load it, as the router writes those that do not. */
export function useAddress(): (path: string) => string {
  const content = useContent();
  return (path) => inLanguage(path, content);
}

/** On English pages: whether a page is there only in German. */
export function useIsOnlyGerman(): (path: string) => boolean {
  const content = useContent();
  const utils = trpc.useUtils();
  // Loaded before any page (rootLoader); an error page may be without it.
  const paths = content === "en" ? utils.entries.onlyGerman.getData() : undefined;
  return (path) => paths?.includes(path) ?? false;
}

/**
 * Whether guests do not find a page. Guests know this of fixed pages alone: the paths of other hidden pages are sent to
 * editors. An error page may be without the settings.
 */
export function useIsHidden(): (path: string) => boolean {
  const menus = trpc.useUtils().config.get.getData()?.menus;
  return (path) => {
    if (menus === undefined) return false;
    return menus.hidden?.includes(path) ?? (fixedPaths.includes(path) && !menus.shown.includes(path));
  };
}
