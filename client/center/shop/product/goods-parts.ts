// Which parts of the form a kind of product needs. A part with values is always shown, so that no value is hidden.
import { isSameValue } from "#contract/values/same-value.ts";
import type { Goods } from "#contract/shop/goods.ts";
import { emptySafety, type ProductForm } from "./product-form.ts";

export type FormPart = "producer" | "packs" | "size" | "deposit" | "food" | "safety" | "durability" | "age" | "days";

const needed: Record<Goods, readonly FormPart[]> = {
  drink: ["producer", "packs", "size", "deposit", "food", "age", "days"],
  food: ["producer", "size", "deposit", "food", "days"],
  clothing: ["safety", "durability", "days"],
  ticket: ["age"],
  other: ["safety", "durability", "age", "days"],
};

export function shownParts(form: ProductForm): Record<FormPart, boolean> {
  const { producer, packs, packDeposit, size, deposit, food, safety, durability, minAge, deliveryDays, variants } =
    form;
  const isFilled = (...texts: string[]): boolean => texts.some((text) => text.trim() !== "");
  const has: Record<FormPart, boolean> = {
    producer: isFilled(producer),
    packs:
      isFilled(...Object.values(packs), ...Object.values(packDeposit)) || variants.some((one) => one.packs === "own"),
    size: isFilled(size, ...variants.map((one) => one.size)),
    deposit: isFilled(deposit, ...variants.map((one) => one.deposit)),
    food: food !== null,
    safety: !isSameValue(safety, emptySafety),
    durability: isFilled(durability.years, durability.text),
    age: minAge > 0,
    days: isFilled(deliveryDays.from, deliveryDays.to),
  };
  const shown = Object.entries(has).map(([part, isThere]) => [
    part,
    isThere || needed[form.goods].includes(part as FormPart),
  ]);
  return Object.fromEntries(shown) as Record<FormPart, boolean>;
}

export const needs = (goods: Goods, part: FormPart): boolean => needed[goods].includes(part);

/**
 * Fills in who makes it, and that a ticket cannot be given back. For another kind, both proposals are taken back. What
 * somebody has typed stays.
 */
export function proposalsFor(
  { goods: before, safety, withdrawal }: ProductForm,
  goods: Goods,
  own: ProductForm["safety"],
): Partial<ProductForm> {
  const isUntouched = isSameValue(safety, emptySafety) || isSameValue(safety, own);
  const isProposal = withdrawal.reason === (before === "ticket" ? "dated" : "none") && withdrawal.text === "";
  return {
    ...(isUntouched && { safety: needs(goods, "safety") ? own : emptySafety }),
    ...(isProposal && { withdrawal: { reason: goods === "ticket" ? "dated" : "none", text: "" } }),
  };
}
