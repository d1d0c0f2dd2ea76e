import {
  completed,
  hiddenPages,
  type Navigation,
  type NavigationArea,
  navigationAreas,
  type NavigationLabel,
  pagesOf,
} from "#contract/values/navigation.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { storeSettings, withSection } from "../../settings/change-settings.ts";
import { getSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { changeHidden } from "../../settings/hidden-change.ts";
import { keysOf, listAddedPages } from "./store.ts";

export type KeptPlace = {
  area: NavigationArea;
  /** The parent page; null if the page is at the top level of the area. */
  parent: string | null;
  index: number;
  label: NavigationLabel | null;
  isHidden: boolean;
};

/** @returns the places by entry id */
export async function readPlacesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, KeptPlace>> {
  const { navigation } = (await getSettings(db)).settings;
  if (navigation === null) return new Map();
  const pages = (await listAddedPages(db, null)).filter(({ id }) => ids.includes(id));
  const places = pages.map(({ id, page }) => [id, keptPlaceOf(navigation, page)] as const);
  return new Map(places.flatMap(([id, place]) => (place === null ? [] : [[id, place]])));
}

function keptPlaceOf(tree: Navigation, page: string): KeptPlace | null {
  const isHidden = hiddenPages(tree).has(page);
  for (const area of navigationAreas)
    for (const [position, item] of tree[area].entries()) {
      if (item.page === page) return { area, parent: null, index: position, label: item.label, isHidden };
      const index = item.children.findIndex((one) => one.page === page);
      const child = item.children[index];
      if (child) return { area, parent: item.page, index, label: child.label, isHidden };
    }
  return null;
}

/** Inserts the page at its former place, unless the tree already contains it. Hides the page if it was hidden. */
export function withPlace(tree: Navigation, page: string, place: KeptPlace): Navigation {
  const placed = pagesOf(tree).includes(page) ? tree : placedIn(tree, page, place);
  if (!place.isHidden || hiddenPages(placed).has(page)) return placed;
  return { ...placed, hidden: [...placed.hidden, page] };
}

function placedIn(tree: Navigation, page: string, { area, parent, index, label }: KeptPlace): Navigation {
  const leaf = { page, label };
  const home = navigationAreas.find((one) => tree[one].some((item) => item.page === parent));
  if (parent === null || home === undefined) {
    const at = parent === null ? index : tree[area].length;
    return { ...tree, [area]: tree[area].toSpliced(at, 0, { ...leaf, children: [] }) };
  }
  const items = tree[home].map((item) =>
    item.page === parent ? { ...item, children: item.children.toSpliced(index, 0, leaf) } : item,
  );
  return { ...tree, [home]: items };
}

export async function restorePlace(tx: Tx, before: LoadedSettings, page: string, place: KeptPlace): Promise<void> {
  const { navigation: stored } = before.settings;
  const added = keysOf(await listAddedPages(tx, null));
  // `completed` would add the restored page outside of all menus, so the page is left out. `withPlace` adds the page.
  const isPlaced = stored !== null && pagesOf(stored).includes(page);
  const tree = completed(stored, isPlaced ? added : added.filter((one) => one !== page));
  const navigation = withPlace(tree, page, place);
  const after = withSection(before, "navigation", navigation);
  await storeSettings(tx, after, ["navigation"]);
  await publicChange(tx, "settings", stored, navigation);
  await changeHidden(tx, before.settings, after.settings);
}
