import type { ShelfProduct } from "./shop-data.ts";

export type Said = { text: string; lang: "de" | "en" };

function said(language: string, german: string, english: string | undefined): Said {
  return language === "en" && english ? { text: english, lang: "en" } : { text: german, lang: "de" };
}

type Named = Pick<ShelfProduct, "title" | "en">;

export const titleOf = ({ title, en }: Named, language: string): Said => said(language, title, en?.title);

export function textsOf(product: ShelfProduct, language: string) {
  const { en, food, safety } = product;
  const one = (german: string | undefined, english: string | undefined): Said => said(language, german ?? "", english);
  return {
    title: titleOf(product, language),
    text: one(product.text, en?.text),
    producer: one(product.producer, en?.producer),
    ingredients: one(food?.ingredients, en?.food.ingredients),
    allergens: one(food?.allergens, en?.food.allergens),
    storage: one(food?.storage, en?.food.storage),
    warnings: one(safety?.warnings, en?.safety.warnings),
  };
}

export type Promising = Pick<ShelfProduct, "durability" | "withdrawal" | "en">;

export function promisesOf({ durability, withdrawal, en }: Promising, language: string) {
  return {
    durability: said(language, durability?.text ?? "", en?.durability.text),
    withdrawal: said(language, withdrawal?.text ?? "", en?.withdrawal.text),
  };
}

type WithVariants = Pick<ShelfProduct, "variants" | "en">;

export function variantTitle({ variants, en }: WithVariants, value: string, language: string): Said {
  const index = variants.findIndex((variant) => variant.value === value);
  return said(language, value, en?.variants[index]?.value);
}

/** The name of the property that differs between the variants, such as 'Größe'. */
export function variantKey({ variants, en }: WithVariants, language: string): Said {
  return said(language, variants[0]?.key ?? "", en?.variants[0]?.key);
}

export function leadOf(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
