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
