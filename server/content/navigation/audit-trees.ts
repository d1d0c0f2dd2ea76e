import { type Navigation, navigationAreas, type NavigationLeaf } from "#contract/values/navigation.ts";

export type AuditTrees = { before: object; after: object };

export function auditTrees(before: Navigation, after: Navigation, titles: ReadonlyMap<string, string>): AuditTrees {
  const nameOf = ({ page, label }: NavigationLeaf): string => label?.de || label?.en || (titles.get(page) ?? page);
  const [was, is] = differentParts(writtenTree(before, nameOf), writtenTree(after, nameOf));
  const nameIn = (tree: Navigation, page: string): string =>
    nameOf(leavesOf(tree).find((leaf) => leaf.page === page) ?? { page, label: null });
  const hiddenOnlyIn = (tree: Navigation, other: Navigation): string =>
    tree.hidden
      .filter((page) => !other.hidden.includes(page))
      .map((page) => nameIn(tree, page))
      .join(", ");
  const moved = movedPages(before, after)
    .map((page) => nameIn(after, page))
    .join(", ");
  return {
    before: { navigation: { menus: was.join(", "), hidden: hiddenOnlyIn(before, after) } },
    after: { navigation: { menus: is.join(", "), hidden: hiddenOnlyIn(after, before), moved } },
  };
}

const leavesOf = (tree: Navigation): NavigationLeaf[] =>
  navigationAreas.flatMap((area) => tree[area].flatMap((item) => [item, ...item.children]));

/** Lists the page names in order, with names such as 'Erlebnis › Obstwiese' for a page below another. */
function writtenTree(tree: Navigation, nameOf: (leaf: NavigationLeaf) => string): string[] {
  return navigationAreas.flatMap((area) => [
    // Separates the areas of the navigation. Empty areas also get a separator.
    "|",
    ...tree[area].flatMap((item) => [
      nameOf(item),
      ...item.children.map((child) => `${nameOf(item)} › ${nameOf(child)}`),
    ]),
  ]);
}

function differentParts(one: readonly string[], other: readonly string[]): [string[], string[]] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

function levelsOf(tree: Navigation): Map<string, string[]> {
  const pages = (leaves: readonly NavigationLeaf[]): string[] => leaves.map(({ page }) => page);
  return new Map(
    navigationAreas.flatMap((area): [string, string[]][] => [
      [area, pages(tree[area])],
      ...tree[area].map(({ page, children }): [string, string[]] => [`below ${page}`, pages(children)]),
    ]),
  );
}

/** Returns the fewest pages whose moves explain the new order. */
function movedPages(before: Navigation, after: Navigation): string[] {
  const was = levelsOf(before);
  const known = new Set(leavesOf(before).map(({ page }) => page));
  const moved = [...levelsOf(after)].flatMap(([level, pages]) => {
    const former = was.get(level) ?? [];
    const stayed = new Set(commonInOrder(former, pages));
    return pages.filter((page) => known.has(page) && !stayed.has(page));
  });
  return [...new Set(moved)];
}

/** The longest common subsequence. Each page occurs once per level. */
function commonInOrder(one: readonly string[], other: readonly string[]): string[] {
  let best: string[][] = Array.from({ length: other.length + 1 }, () => []);
  for (const page of one) {
    const next: string[][] = [[]];
    for (const [index, there] of other.entries()) {
      const [above = [], left = []] = [best[index + 1], next[index]];
      const kept = above.length >= left.length ? above : left;
      next.push(page === there ? [...(best[index] ?? []), page] : kept);
    }
    best = next;
  }
  return best.at(-1) ?? [];
}
