import { type BlockType, definitionOf, definitions } from "./definitions.ts";
import { isObject, listOf, nameOf, placesAt } from "./paths.ts";
import type { StoredBlock } from "./schema.ts";

const isText = (value: unknown): boolean => typeof value === "string";
const isIdOrNone = (value: unknown): boolean => value === undefined || value === null || isText(value);

function isEach(block: object, path: string, isValue: (value: unknown) => boolean): boolean {
  const list = listOf(path);
  if (list === null) {
    const places = placesAt(block, path);
    return places.length === 1 && places.every(({ value }) => isValue(value));
  }
  const [found] = placesAt(block, list);
  return (
    Array.isArray(found?.value) &&
    found.value.length === placesAt(block, path).filter((one) => isValue(one.value)).length
  );
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
    files = [],
    links = [],
    numbers = [],
    choices = {},
    isSound,
  } = definitionOf(block["type"] as BlockType);
  return (
    texts.every(({ path }) => isTextAndEnglish(block, path)) &&
    files.every(({ path }) =>
      path.includes("*") ? isEach(block, path, isText) : placesAt(block, path).every(({ value }) => isIdOrNone(value)),
    ) &&
    links.every((path) => isEach(block, path, isText)) &&
    numbers.every((path) => isEach(block, path, (value) => typeof value === "number")) &&
    Object.entries(choices).every(([path, values]) => isEach(block, path, (value) => values.includes(String(value)))) &&
    (isSound?.(block) ?? true)
  );
}
