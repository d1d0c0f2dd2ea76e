import { useTranslation } from "react-i18next";
import type { NavigationArea, NavigationLeaf } from "#contract/values/navigation.ts";
import { ownName } from "../../site/layout/menus.ts";
import type { Stored } from "./use-pages.ts";

export type PageNames = {
  shown: (leaf: NavigationLeaf, area: NavigationArea) => string;
  plain: (page: string, area: NavigationArea) => string;
};

export function usePageNames({ pages }: Pick<Stored, "pages">): PageNames {
  const { t } = useTranslation();
  const plain = (page: string, area: NavigationArea): string => {
    const known = pages[page];
    const menu = area === "none" ? "main" : area;
    const inMenus = known ? ownName(known.path, menu, t) : null;
    return inMenus ?? known?.title ?? known?.path ?? page;
  };
  return { plain, shown: ({ page, label }, area) => label?.de || plain(page, area) };
}
