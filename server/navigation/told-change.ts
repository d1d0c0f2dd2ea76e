// A changed tree of pages as the audit log tells it: one line, however many places have moved.
import { type Navigation, navigationAreas, type NavigationLeaf } from "#contract/navigation.ts";

export type ToldTrees = { before: object; after: object };

/** @param titles of the pages that the site has added, by their ids */
export function toldTrees(before: Navigation, after: Navigation, titles: ReadonlyMap<string, string>): ToldTrees {
  const nameOf = ({ page, label }: NavigationLeaf): string => label?.de || label?.en || (titles.get(page) ?? page);
  const [was, is] = differentParts(writtenTree(before, nameOf), writtenTree(after, nameOf));
  const hiddenOnlyIn = (tree: Navigation, other: Navigation): string =>
    tree.hidden
      .filter((page) => !other.hidden.includes(page))
      .map((page) => nameOf(leavesOf(tree).find((leaf) => leaf.page === page) ?? { page, label: null }))
      .join(", ");
  const told = (menus: string[], hidden: string): object => ({ navigation: { menus: menus.join(", "), hidden } });
  return { before: told(was, hiddenOnlyIn(before, after)), after: told(is, hiddenOnlyIn(after, before)) };
}

const leavesOf = (tree: Navigation): NavigationLeaf[] =>
  navigationAreas.flatMap((area) => tree[area].flatMap((item) => [item, ...item.children]));

/** The pages in their order: 'Erlebnis › Obstwiese' for one below another. */
function writtenTree(tree: Navigation, nameOf: (leaf: NavigationLeaf) => string): string[] {
  return navigationAreas.flatMap((area) => [
    // The areas are told from each other, also when one is empty.
    "|",
    ...tree[area].flatMap((item) => [
      nameOf(item),
      ...item.children.map((child) => `${nameOf(item)} › ${nameOf(child)}`),
    ]),
  ]);
}

/** What is left of two lists without their common beginning and end. */
function differentParts(one: readonly string[], other: readonly string[]): [string[], string[]] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}
