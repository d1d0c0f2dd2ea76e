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
import { listOwnPages } from "./store.ts";

export type KeptPlace = {
  area: NavigationArea;
  /** The parent page; null if the page is at the top level of the area. */
  parent: string | null;
  index: number;
  label: NavigationLabel | null;
  isHidden: boolean;
};

export async function readPlacesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, KeptPlace>> {
  const { navigation } = (await getSettings(db)).settings;
  if (navigation === null) return new Map();
  const places = ids.map((id) => [id, keptPlaceOf(navigation, id)] as const);
  return new Map(places.flatMap(([id, place]) => (place === null ? [] : [[id, place]])));
}

export function keptPlaceOf(tree: Navigation, id: string): KeptPlace | null {
  const isHidden = hiddenPages(tree).has(id);
  for (const area of navigationAreas)
    for (const [position, item] of tree[area].entries()) {
      if (item.page === id) return { area, parent: null, index: position, label: item.label, isHidden };
      const index = item.children.findIndex(({ page }) => page === id);
      const child = item.children[index];
      if (child) return { area, parent: item.page, index, label: child.label, isHidden };
    }
  return null;
}

/** Inserts the page at its former place, unless the tree already contains it. Hides the page if it was hidden. */
export function withPlace(tree: Navigation, id: string, place: KeptPlace): Navigation {
  const placed = pagesOf(tree).includes(id) ? tree : placedIn(tree, id, place);
  if (!place.isHidden || hiddenPages(placed).has(id)) return placed;
  return { ...placed, hidden: [...placed.hidden, id] };
}

function placedIn(tree: Navigation, id: string, { area, parent, index, label }: KeptPlace): Navigation {
  const leaf = { page: id, label };
  const home = navigationAreas.find((one) => tree[one].some(({ page }) => page === parent));
  if (parent === null || home === undefined) {
    const at = parent === null ? index : tree[area].length;
    return { ...tree, [area]: tree[area].toSpliced(at, 0, { ...leaf, children: [] }) };
  }
  const items = tree[home].map((item) =>
    item.page === parent ? { ...item, children: item.children.toSpliced(index, 0, leaf) } : item,
  );
  return { ...tree, [home]: items };
}

export async function restorePlace(tx: Tx, before: LoadedSettings, id: string, place: KeptPlace): Promise<void> {
  const { navigation: stored } = before.settings;
  const own = (await listOwnPages(tx, null)).map((page) => page.id);
  // `completed` would add the restored page outside of all menus, so the id is left out. `withPlace` adds the page.
  const isPlaced = stored !== null && pagesOf(stored).includes(id);
  const tree = completed(stored, isPlaced ? own : own.filter((page) => page !== id));
  const navigation = withPlace(tree, id, place);
  const after = withSection(before, "navigation", navigation);
  await storeSettings(tx, after, ["navigation"]);
  await publicChange(tx, "settings", stored, navigation);
  await changeHidden(tx, before.settings, after.settings);
}
