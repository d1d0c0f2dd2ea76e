import { type BlockType, definitionOf, definitions } from "./definitions.ts";
import { isObject, nameOf, placesAt } from "./paths.ts";
import type { StoredBlock } from "./schema.ts";

const isText = (value: unknown): boolean => typeof value === "string";
const isIdOrNone = (value: unknown): boolean => value === undefined || value === null || isText(value);

function isEach(block: object, path: string, isValue: (value: unknown) => boolean): boolean {
  const places = placesAt(block, path);
  if (!path.includes("*")) return places.length === 1 && places.every(({ value }) => isValue(value));
  // Each star needs lists, and each item of the last list needs a valid value.
  const lists = path.split(".*").slice(0, -1);
  const lengths = lists.map((_list, index) => {
    const found = placesAt(block, lists.slice(0, index + 1).join(".*"));
    if (found.length === 0 && index === 0) return -1;
    return found.every(({ value }) => Array.isArray(value))
      ? found.reduce((sum, { value }) => sum + (value as unknown[]).length, 0)
      : -1;
  });
  return !lengths.includes(-1) && lengths.at(-1) === places.filter(({ value }) => isValue(value)).length;
}

function isTextAndEnglish(block: object, path: string): boolean {
  const name = nameOf(path);
  return (
    isEach(block, path, isText) &&
    placesAt(block, path).every(
      ({ item: { en } }) => en === undefined || en === null || (isObject(en) && isText(en[name])),
    )
  );
}

/**
 * Checks the types of the fields, so that functions for blocks do not fail. Limits are not checked, because they may
 * have changed since the block was stored.
 */
export function isValidBlock(block: unknown): block is StoredBlock {
  if (!isObject(block) || !isText(block["id"]) || !Object.hasOwn(definitions, String(block["type"]))) return false;
  const {
    texts,
    names = [],
    files = [],
    links = [],
    numbers = [],
    choices = {},
    isSound,
  } = definitionOf(block["type"] as BlockType);
  return (
    texts.every(({ path }) => isTextAndEnglish(block, path)) &&
    names.every(({ path }) => isEach(block, path, isText)) &&
    files.every(({ path, isOptional }) =>
      path.includes("*") && !isOptional
        ? isEach(block, path, isText)
        : placesAt(block, path).every(({ value }) => isIdOrNone(value)),
    ) &&
    links.every((path) => isEach(block, path, isText)) &&
    numbers.every((path) => isEach(block, path, (value) => typeof value === "number")) &&
    Object.entries(choices).every(([path, values]) => isEach(block, path, (value) => values.includes(String(value)))) &&
    (isSound?.(block) ?? true)
  );
}
