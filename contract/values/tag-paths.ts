// The path of a tag: its levels from the top, which is also its place in the tree.

export const SEPARATOR = "|";

export function levelsOf(path: string): string[] {
  return path.split(SEPARATOR);
}

/** The last level: the tag's name for people. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(SEPARATOR) + 1);
}

/** Null for a tag of the first level. */
export function parentOf(path: string): string | null {
  const end = path.lastIndexOf(SEPARATOR);
  return end < 0 ? null : path.slice(0, end);
}

export function childPath(parent: string | null, name: string): string {
  return parent === null ? name : parent + SEPARATOR + name;
}

export function isAtOrBelow(path: string, top: string): boolean {
  return path === top || path.startsWith(top + SEPARATOR);
}

/** The path of a tag after the subtree `from` has become `to`. */
export function pathAfterMove(path: string, from: string, to: string): string {
  return isAtOrBelow(path, from) ? to + path.slice(from.length) : path;
}

/** All parents of a tag, from the top. */
export function parentsOf(path: string): string[] {
  const levels = levelsOf(path);
  return levels.slice(1).map((_, index) => levels.slice(0, index + 1).join(SEPARATOR));
}
