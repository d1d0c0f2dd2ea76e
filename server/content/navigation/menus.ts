import { fixedPages } from "#contract/values/pages.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import {
  completed,
  hiddenPages,
  isOwn,
  knownPath,
  type MenuLink,
  type Navigation,
  type NavigationItem,
  type NavigationLeaf,
  type PublicMenus,
} from "#contract/values/navigation.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { entryStateAt } from "../entries/rules.ts";
import { listOwnPages, type OwnPageRow } from "./store.ts";

type Own = ReadonlyMap<string, OwnPageRow>;

export type ShownMenus = {
  menus: Omit<PublicMenus, "hidden">;
  /** The paths of hidden pages. Guests must not receive them. */
  hiddenPaths: string[];
};

/** @returns null if no tree is stored; the site then shows the default menus */
export async function readMenus(db: Queryable, { navigation }: Settings, now: Date): Promise<ShownMenus | null> {
  if (navigation === null) return null;
  const rows = await listOwnPages(db, null);
  const all = new Map(rows.map((row) => [row.id, row]));
  const own = new Map(rows.filter((row) => entryStateAt(row, now) === "public").map((row) => [row.id, row]));
  const tree = completed(navigation, [...own.keys()]);
  const hidden = hiddenPages(tree);
  const links = (items: readonly NavigationItem[]): MenuLink[] =>
    items.filter(({ page }) => !hidden.has(page)).flatMap((item) => linkOf(item, own, hidden));
  return {
    menus: {
      main: links(tree.main),
      footer: links(tree.footer),
      shown: Object.entries(fixedPages).flatMap(([name, path]) => (hidden.has(name) ? [] : [path])),
    },
    // Contains the paths of drafts too, because editors can open drafts.
    hiddenPaths: [...hiddenPages(completed(navigation, [...all.keys()]))].flatMap((page) => pathOf(page, all) ?? []),
  };
}

function pathOf(page: string, own: Own): string | null {
  return knownPath(page) ?? own.get(page)?.address ?? null;
}

function linkOf(item: NavigationItem, own: Own, hidden: ReadonlySet<string>): MenuLink[] {
  const path = pathOf(item.page, own);
  if (path === null) return [];
  const shown = item.children.filter(({ page }) => !hidden.has(page) && isOwn(item.page));
  const below = shown.flatMap((child): MenuLink[] => {
    const to = pathOf(child.page, own);
    return to === null ? [] : [{ path: to, label: labelOf(child, own) }];
  });
  return [{ path, label: labelOf(item, own), ...(below.length > 0 && { below }) }];
}

function labelOf({ page, label }: NavigationLeaf, own: Own): MenuLink["label"] {
  const row = own.get(page);
  const [de, en] = [label?.de || (row?.title ?? ""), label?.en || (label?.de ? "" : (row?.en?.title ?? ""))];
  return de === "" && en === "" ? null : { de, en };
}

export async function readTree(db: Queryable, publicAt: Date | null): Promise<Navigation> {
  const { settings } = await getSettings(db);
  const own = settings.navigation === null ? [] : await listOwnPages(db, publicAt);
  return completed(
    settings.navigation,
    own.map(({ id }) => id),
  );
}
