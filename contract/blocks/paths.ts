// Reads and replaces values of a block at a path such as 'links.*.title'.

type Json = Readonly<Record<string, unknown>>;

/** `field`: the concrete path, 'links.0.title'. `item`: the list item that contains the value, or the block. */
export type Place = { field: string; value: unknown; item: Json };

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The values at a path, in order. If only the last field is missing, its place has the value undefined. If an earlier
 * part of the path is missing, there are no places.
 */
export function placesAt(block: object, path: string): Place[] {
  const names = path.split(".");
  const walk = (value: unknown, at: number, field: string, item: Json): Place[] => {
    const name = names[at];
    if (name === undefined) return [{ field, value, item }];
    const within = (next: string): string => (field === "" ? next : `${field}.${next}`);
    if (name === "*")
      return Array.isArray(value)
        ? value.flatMap((one: unknown, index) => walk(one, at + 1, within(String(index)), isObject(one) ? one : item))
        : [];
    return isObject(value) ? walk(value[name], at + 1, within(name), item) : [];
  };
  return walk(block, 0, "", block as Json);
}

/** A change function returns this symbol to remove the list item that contains the value. */
export const REMOVED = Symbol("removed");

export function withValuesAt<Block extends object>(
  block: Block,
  path: string,
  change: (place: Place) => unknown,
): Block {
  const names = path.split(".");
  const walk = (value: unknown, at: number, field: string, item: Json): unknown => {
    const name = names[at];
    if (name === undefined) return change({ field, value, item });
    const within = (next: string): string => (field === "" ? next : `${field}.${next}`);
    if (name === "*") {
      if (!Array.isArray(value)) return value;
      const next = value
        .map((one: unknown, index) => walk(one, at + 1, within(String(index)), isObject(one) ? one : item))
        .filter((one) => one !== REMOVED);
      return next.length === value.length && next.every((one, index) => one === value[index]) ? value : next;
    }
    if (!isObject(value) || !(name in value)) return value;
    const next = walk(value[name], at + 1, within(name), item);
    if (next === REMOVED) return REMOVED;
    return next === value[name] ? value : { ...value, [name]: next };
  };
  return walk(block, 0, "", block as Json) as Block;
}

export const nameOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

/** The path of the object with the English text: 'links.*' for 'links.*.title', '' for the block itself. */
export function itemOf(path: string): string {
  const star = path.lastIndexOf("*");
  return star === -1 ? "" : path.slice(0, star + 1);
}

export function listOf(path: string): string | null {
  const star = path.indexOf(".*");
  return star === -1 ? null : path.slice(0, star);
}

export function englishPath(path: string): string {
  const item = itemOf(path);
  return `${item === "" ? "" : `${item}.`}en.${nameOf(path)}`;
}

/** Converts 'links.*.title' to 'links[*].title', PostgreSQL's JSONPath relative to the block. */
export const jsonPath = (path: string): string => path.replaceAll(".*", "[*]");
