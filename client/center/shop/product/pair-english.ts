// The English words of variants of two properties. Each property and each value is translated once, for all its pairs.
import { gridOf, joinedPair, pairOf, type VariantGrid } from "#contract/shop/variant-pairs.ts";
import type { VariantForm } from "./product-form.ts";

type At = 0 | 1;
type Field = "key" | "value";

/** A property or a value; `english` is '' if it is not translated. */
export type PairWord = { field: Field; at: At; german: string; english: string };

export function pairWords({ keys, first, second }: VariantGrid, variants: readonly VariantForm[]): PairWord[] {
  const wordOf = (field: Field, at: At, german: string): PairWord => {
    const known = variants.find((variant) => pairOf(variant[field])?.[at] === german && variant.en[field] !== "");
    const english = pairOf(known?.en[field] ?? "")?.[at] ?? "";
    return { field, at, german, english: english === german ? "" : english };
  };
  return ([0, 1] as const).flatMap((at) => [
    wordOf("key", at, keys[at]),
    ...(at === 0 ? first : second).map((german) => wordOf("value", at, german)),
  ]);
}

/** What is not translated stays German within a pair; a pair without any translation has none. */
export function withPairWord(
  variants: readonly VariantForm[],
  { field, at, german, english }: PairWord,
): VariantForm[] {
  return variants.map((variant) => {
    const own = pairOf(variant[field]);
    if (own?.[at] !== german) return variant;
    const before = pairOf(variant.en[field]) ?? own;
    const clean = english.replaceAll("/", "-");
    const next =
      at === 0 ? ([clean.trim() || german, before[1]] as const) : ([before[0], clean.trim() || german] as const);
    const isGerman = next[0] === own[0] && next[1] === own[1];
    return { ...variant, en: { ...variant.en, [field]: isGerman ? "" : joinedPair(next) } };
  });
}

/** New pairs take the English words that other pairs have already. */
export function withKnownWords(variants: VariantForm[]): VariantForm[] {
  const grid = gridOf(variants);
  if (!grid) return variants;
  const words = pairWords(grid, variants).filter(({ english }) => english !== "");
  return words.reduce(withPairWord, variants);
}
