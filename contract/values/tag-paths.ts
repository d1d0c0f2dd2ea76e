// Separates the levels in the path of a tag, from the top of the tree.

export const SEPARATOR = "|";

export function levelsOf(path: string): string[] {
  return path.split(SEPARATOR);
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(SEPARATOR) + 1);
}

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

export function pathAfterMove(path: string, from: string, to: string): string {
  return isAtOrBelow(path, from) ? to + path.slice(from.length) : path;
}

export function parentsOf(path: string): string[] {
  const levels = levelsOf(path);
  return levels.slice(1).map((_, index) => levels.slice(0, index + 1).join(SEPARATOR));
}
