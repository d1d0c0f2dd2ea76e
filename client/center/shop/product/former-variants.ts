import type { VariantForm } from "./product-form.ts";

/** Puts a removed variant back, and replaces one that was made anew for it. */
export function withRestored(now: readonly VariantForm[], removed: VariantForm, index: number): VariantForm[] {
  const { key, value } = removed;
  const others = now.filter((variant) => value === "" || variant.key !== key || variant.value !== value);
  return others.toSpliced(index, 0, removed);
}

/** The variants before other ones were made. Those that are still there keep what was typed meanwhile. */
export function withFormer(now: readonly VariantForm[], before: readonly VariantForm[]): VariantForm[] {
  return before.map((former) => {
    const same = now.find(({ row }) => row === former.row);
    return same ? { ...same, key: former.key, value: former.value } : former;
  });
}
