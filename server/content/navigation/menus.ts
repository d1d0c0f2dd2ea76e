import { isOpen } from "#contract/values/components.ts";
import { fixedPages } from "#contract/values/pages.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import {
  completed,
  fixedPagesThere,
  hiddenPages,
  isOwn,
  isPath,
  knownPath,
  mayNest,
  type MenuLink,
  type Navigation,
  type NavigationItem,
  type NavigationLeaf,
  type PublicMenus,
} from "#contract/values/navigation.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { entryStateAt } from "../entries/rules.ts";
import { type AddedPage, keysOf, listAddedPages } from "./store.ts";

type Added = ReadonlyMap<string, AddedPage>;

export type ShownMenus = {
  menus: Omit<PublicMenus, "hidden">;
  /** The paths of hidden pages and of drafts. Guests must not receive them. */
  hiddenPaths: string[];
};

export async function readMenus(db: Queryable, settings: Settings, now: Date): Promise<ShownMenus> {
  const rows = await listAddedPages(db, null);
  const all = new Map(rows.map((row) => [row.page, row]));
  const added = new Map(rows.filter((row) => entryStateAt(row, now) === "public").map((row) => [row.page, row]));
  const { navigation } = settings;
  const tree = completed(navigation, [...added.keys()]);
  const hidden = hiddenPages(tree);
  const isShown = ({ page }: NavigationItem): boolean => !hidden.has(page) && (!isPath(page) || isOpen(settings, page));
  const links = (items: readonly NavigationItem[]): MenuLink[] =>
    items.filter(isShown).flatMap((item) => linkOf(item, added, hidden));
  const drafts = rows.filter(({ page }) => !added.has(page));
  const kept = hiddenPages(completed(navigation, [...all.keys()]));
  return {
    menus: {
      main: links(tree.main),
      footer: links(tree.footer),
      shown: fixedPagesThere([...added.keys()]).flatMap((name) => (hidden.has(name) ? [] : [fixedPages[name]])),
    },
    hiddenPaths: [...new Set([...kept, ...drafts.map(({ page }) => page)])].flatMap((page) => pathOf(page, all) ?? []),
  };
}

function pathOf(page: string, added: Added): string | null {
  return knownPath(page) ?? added.get(page)?.address ?? null;
}

function linkOf(item: NavigationItem, added: Added, hidden: ReadonlySet<string>): MenuLink[] {
  const path = pathOf(item.page, added);
  if (path === null) return [];
  const shown = item.children.filter(({ page }) => !hidden.has(page) && isOwn(item.page));
  const below = shown.flatMap((child): MenuLink[] => {
    const to = pathOf(child.page, added);
    return to === null ? [] : [{ path: to, label: labelOf(child, added) }];
  });
  return [{ path, label: labelOf(item, added), ...(below.length > 0 && { below }) }];
}

/** The client has names for fixed pages that do not stand below another page, so these have no label of their own. */
function labelOf({ page, label }: NavigationLeaf, added: Added): MenuLink["label"] {
  const row = mayNest(page) ? added.get(page) : undefined;
  const [de, en] = [label?.de || (row?.title ?? ""), label?.en || (label?.de ? "" : (row?.en?.title ?? ""))];
  return de === "" && en === "" ? null : { de, en };
}

export async function readTree(db: Queryable, publicAt: Date | null): Promise<Navigation> {
  const { settings } = await getSettings(db);
  return completed(settings.navigation, keysOf(await listAddedPages(db, publicAt)));
}
