// Updates an edited page tree after other users have deleted, restored or moved pages.
import { isSameValue } from "#contract/values/same-value.ts";
import {
  isAdded,
  mayHide,
  type Navigation,
  type NavigationArea,
  navigationAreas,
  type NavigationItem,
  pagesOf,
  withoutGone,
} from "#contract/values/navigation.ts";

/**
 * Returns `tree` with the own pages of `other`. Added pages get their places from `other`. Own pages that `other` lacks
 * are removed.
 */
export function withPagesOf(tree: Navigation, other: Navigation): Navigation {
  const own = pagesOf(other).filter(isAdded);
  const kept = withoutGone(tree, own);
  const placed = new Set(pagesOf(kept));
  return own.filter((page) => !placed.has(page)).reduce((next, page) => withPage(next, other, page), kept);
}

function withPage(tree: Navigation, other: Navigation, page: string): Navigation {
  const hidden = other.hidden.includes(page) && mayHide(page) ? [...tree.hidden, page] : tree.hidden;
  for (const area of navigationAreas)
    for (const [index, item] of other[area].entries()) {
      if (item.page === page) return { ...withItem(tree, area, item, index), hidden };
      const place = item.children.findIndex((child) => child.page === page);
      const leaf = item.children[place];
      if (!leaf) continue;
      const home = navigationAreas.find((one) => tree[one].some((parent) => parent.page === item.page));
      if (!home) return { ...withItem(tree, area, { ...leaf, children: [] }, tree[area].length), hidden };
      const items = tree[home].map((parent) =>
        parent.page === item.page ? { ...parent, children: parent.children.toSpliced(place, 0, leaf) } : parent,
      );
      return { ...tree, [home]: items, hidden };
    }
  return tree;
}

/** When a deleted parent is restored, its former children move from the top level back below this parent. */
function withItem(tree: Navigation, area: NavigationArea, item: NavigationItem, index: number): Navigation {
  const isBelow = ({ page, children }: NavigationItem): boolean =>
    children.length === 0 && item.children.some((child) => child.page === page);
  const children = tree[area].filter(isBelow).map(({ page, label }) => ({ page, label }));
  const rest = tree[area].filter((one) => !isBelow(one));
  return { ...tree, [area]: rest.toSpliced(index, 0, { ...item, children }) };
}

type Edited<Stored> = { stored: Stored; tree: Navigation };

/**
 * Rebases the edited tree onto the stored tree; local changes win. If other users have only added or removed pages, the
 * result has the new version. A save then causes no conflict.
 */
export function caughtUp<Stored extends { tree: Navigation; version: number }>(
  { stored, tree }: Edited<Stored>,
  next: Stored,
): Edited<Stored> {
  if (next.version < stored.version) return { stored, tree };
  if (isSameValue(tree, stored.tree)) return { stored: next, tree: next.tree };
  const isMore = !isSameValue(withPagesOf(stored.tree, next.tree), next.tree);
  return {
    stored: isMore ? { ...next, version: stored.version } : next,
    tree: withPagesOf(tree, next.tree),
  };
}
