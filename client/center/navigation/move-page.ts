import {
  type Navigation,
  type NavigationArea,
  navigationAreas,
  type NavigationItem,
  type NavigationLeaf,
  isAdded,
  pagesOf,
  problemOf,
} from "#contract/values/navigation.ts";

/** The position of a page: at the top level of an area, or below a parent. */
export type Spot = { area: NavigationArea; parent: string | null; index: number };

export type PageKey = { area: NavigationArea; page: string };

export const sameKey = (one: PageKey, other: PageKey): boolean => one.area === other.area && one.page === other.page;

export function spotOf(tree: Navigation, { area, page }: PageKey): Spot | null {
  for (const [index, item] of tree[area].entries()) {
    if (item.page === page) return { area, parent: null, index };
    const child = item.children.findIndex((one) => one.page === page);
    if (child >= 0) return { area, parent: item.page, index: child };
  }
  return null;
}

export function siblingsAt(tree: Navigation, { area, parent }: Omit<Spot, "index">): number {
  return parent === null ? tree[area].length : (tree[area].find(({ page }) => page === parent)?.children.length ?? 0);
}

function itemAt(tree: Navigation, { area, page }: PageKey): NavigationItem | null {
  for (const item of tree[area]) {
    if (item.page === page) return item;
    const child = item.children.find((one) => one.page === page);
    if (child) return { ...child, children: [] };
  }
  return null;
}

export function without(tree: Navigation, { area, page }: PageKey): Navigation {
  const items = tree[area]
    .filter((item) => item.page !== page)
    .map((item) => ({ ...item, children: item.children.filter((child) => child.page !== page) }));
  return { ...tree, [area]: items };
}

export function movedTo(tree: Navigation, key: PageKey, to: Spot): Navigation | null {
  const item = itemAt(tree, key);
  if (!item || to.parent === key.page) return null;
  const rest = without(tree, key);
  if (to.parent === null) return checked({ ...rest, [to.area]: rest[to.area].toSpliced(to.index, 0, item) });
  if (item.children.length > 0) return null;
  const { children: _none, ...leaf } = item;
  const items = rest[to.area].map((one) =>
    one.page === to.parent ? { ...one, children: one.children.toSpliced(to.index, 0, leaf) } : one,
  );
  return checked({ ...rest, [to.area]: items });
}

function checked(tree: Navigation): Navigation | null {
  return problemOf(tree, pagesOf(tree).filter(isAdded)) === null ? tree : null;
}

/**
 * Moves a page up or down by one place. From the first or last place of an area, the page moves to the nearest area
 * that allows it.
 */
export function movedBy(tree: Navigation, key: PageKey, by: -1 | 1): Navigation | null {
  const at = spotOf(tree, key);
  if (!at) return null;
  const index = at.index + by;
  if (index >= 0 && index < siblingsAt(tree, at)) return movedTo(tree, key, { ...at, index });
  if (at.parent !== null) return null;
  for (let next = navigationAreas.indexOf(at.area) + by; ; next += by) {
    const area = navigationAreas[next];
    if (area === undefined) return null;
    const moved = movedTo(tree, key, { area, parent: null, index: by > 0 ? 0 : tree[area].length });
    if (moved) return moved;
  }
}

export function movedIn(tree: Navigation, key: PageKey): Navigation | null {
  const at = spotOf(tree, key);
  const before = at?.parent === null ? tree[at.area][at.index - 1] : undefined;
  if (!at || !before) return null;
  return movedTo(tree, key, { area: at.area, parent: before.page, index: before.children.length });
}

export function movedOut(tree: Navigation, key: PageKey): Navigation | null {
  const at = spotOf(tree, key);
  if (!at || at.parent === null) return null;
  const index = tree[at.area].findIndex(({ page }) => page === at.parent) + 1;
  return movedTo(tree, key, { area: at.area, parent: null, index });
}

export function areaOf(tree: Navigation, page: string, was: Navigation): NavigationArea | null {
  const isIn = (one: Navigation, area: NavigationArea): boolean => spotOf(one, { area, page }) !== null;
  return (
    navigationAreas.find((area) => isIn(tree, area) && !isIn(was, area)) ??
    navigationAreas.find((area) => isIn(tree, area)) ??
    null
  );
}

export function relabelled(tree: Navigation, { area, page }: PageKey, label: NavigationLeaf["label"]): Navigation {
  const changed = <Leaf extends NavigationLeaf>(leaf: Leaf): Leaf => (leaf.page === page ? { ...leaf, label } : leaf);
  return {
    ...tree,
    [area]: tree[area].map((item) => ({ ...changed(item), children: item.children.map(changed) })),
  };
}

export function withHidden(tree: Navigation, page: string, isHidden: boolean): Navigation {
  const others = tree.hidden.filter((one) => one !== page);
  return { ...tree, hidden: isHidden ? [...others, page] : others };
}
