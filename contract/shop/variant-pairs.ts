// Variants of two properties, such as size and colour: the key is 'Größe / Farbe', the value 'M / rot' (contract.md section
// 4b, 'Product'). Free of zod, because guests load it.

const SEPARATOR = " / ";

export type Pair = readonly [first: string, second: string];

/** The two properties with their values, in the order of the variants. */
export type VariantGrid = { keys: Pair; first: string[]; second: string[] };

export function pairOf(text: string): Pair | null {
  const [first = "", second = "", ...more] = text.split(SEPARATOR).map((part) => part.trim());
  return first !== "" && second !== "" && more.length === 0 ? [first, second] : null;
}

export const joinedPair = ([first, second]: Pair): string => `${first}${SEPARATOR}${second}`;

type Named = { key: string; value: string };

/** A choice of two values finds its variant by the joined text. With other blanks, a value would not be found. */
const isJoined = (pair: Pair | null, value: string): boolean => pair !== null && joinedPair(pair) === value;

/** @returns null unless all variants have the same two properties */
export function gridOf(variants: readonly Named[]): VariantGrid | null {
  const keys = pairOf(variants[0]?.key ?? "");
  const pairs = variants.map(({ key, value }) => (key === variants[0]?.key ? pairOf(value) : null));
  if (keys === null || pairs.some((pair, at) => !isJoined(pair, variants[at]?.value ?? ""))) return null;
  const known = pairs.filter((pair) => pair !== null);
  const first = [...new Set(known.map((pair) => pair[0]))];
  // The first value with the most pairs is read first, so that a missing pair does not change the order of the others.
  const rows = first.map((value) => known.filter((pair) => pair[0] === value));
  const longest = rows.reduce((most, row) => (row.length > most.length ? row : most), []);
  return { keys, first, second: [...new Set([...longest, ...known].map((pair) => pair[1]))] };
}
