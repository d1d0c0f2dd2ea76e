import { joinedPair, type Pair, type VariantGrid } from "#contract/shop/variant-pairs.ts";
import { limits } from "#contract/values/limits.ts";
import { withKnownWords } from "./pair-english.ts";
import { emptyVariant, type VariantForm } from "./product-form.ts";

/** Names of the properties, and their values as typed: by commas or in lines. */
export type PairForm = { first: string; second: string; firstValues: string; secondValues: string };

export function typedPairs(grid: VariantGrid | null, [first, second]: Pair): PairForm {
  if (!grid) return { first, second, firstValues: "", secondValues: "" };
  const [firstKey, secondKey] = grid.keys;
  return {
    first: firstKey,
    second: secondKey,
    firstValues: grid.first.join(", "),
    secondValues: grid.second.join(", "),
  };
}

/** A comma between digits and before a unit is a decimal one, as in '0,5 l'. */
const separators = /[;\n]|,(?!(?<=\d,)\d+\s*\p{L})/u;

/** '/' separates the properties, so a value cannot have it. */
export function valuesIn(typed: string): string[] {
  const values = typed.split(separators).map((value) => value.replaceAll("/", "-").replace(/\s+/gu, " ").trim());
  return [...new Set(values.filter((value) => value !== ""))];
}

type Problem = "missing" | "tooMany";

export function pairProblems({
  first,
  second,
  firstValues,
  secondValues,
}: PairForm): Partial<Record<keyof PairForm, Problem>> {
  const count = valuesIn(firstValues).length * valuesIn(secondValues).length;
  return {
    ...(first.trim() === "" && { first: "missing" }),
    ...(second.trim() === "" && { second: "missing" }),
    ...(valuesIn(firstValues).length === 0 && { firstValues: "missing" }),
    ...(valuesIn(secondValues).length === 0 && { secondValues: "missing" }),
    ...(count > limits.variants && { secondValues: "tooMany" }),
  };
}

/** A pair that exists keeps its price, stock and English texts. Other variants are left out. */
export function variantsOf(form: PairForm, before: readonly VariantForm[]): VariantForm[] {
  const clean = (name: string): string => name.replaceAll("/", "-").trim();
  const key = joinedPair([clean(form.first), clean(form.second)]);
  const made = valuesIn(form.firstValues).flatMap((first) =>
    valuesIn(form.secondValues).map((second) => {
      const value = joinedPair([first, second]);
      const known = before.find((variant) => variant.value === value);
      return { ...(known ?? emptyVariant()), key, value };
    }),
  );
  return withKnownWords(made);
}

/** Adds a missing pair at its place in the grid, so that the order of the others stays. */
export function withPair(grid: VariantGrid, variants: readonly VariantForm[], pair: Pair): VariantForm[] {
  const made: VariantForm = { ...emptyVariant(), key: joinedPair(grid.keys), value: joinedPair(pair) };
  const all = grid.first.flatMap((first) => grid.second.map((second) => joinedPair([first, second])));
  const place = all.indexOf(made.value);
  const next = variants.findIndex(({ value }) => all.indexOf(value) > place);
  return withKnownWords(variants.toSpliced(next === -1 ? variants.length : next, 0, made));
}
