import type { SentenceKey } from "../../../kernel/sentences.ts";
import { age, decimal, deposit, flag, goods, type Kind, list, money, reason, tax, text, integer } from "./cells.ts";

type KeyOf<Key> = Key extends `productcsv:columns.${infer Name}` ? Name : never;
export type ColumnName = KeyOf<SentenceKey>;

/**
 * `product` is the column's path in a product with the lists `related` and `bundled`. `variant` is its path in a
 * variant. `en` is its path in the English version of a variant. `ofVariant` is its kind in variants, if it differs.
 */
export type Column = {
  name: ColumnName;
  kind: Kind;
  ofVariant?: Kind;
  product?: string;
  variant?: string;
  en?: string;
};

export const keyColumns = ["id", "version", "title", "variant"] as const satisfies readonly ColumnName[];

export const columns: readonly Column[] = [
  { name: "title", kind: text, product: "title" },
  { name: "variantKey", kind: text, variant: "key" },
  { name: "price", kind: money, product: "price", variant: "price" },
  { name: "size", kind: decimal, product: "size", variant: "size" },
  { name: "deposit", kind: deposit, ofVariant: money, product: "deposit", variant: "deposit" },
  { name: "packOfSix", kind: money, product: "packs.packOfSix", variant: "packs.packOfSix" },
  { name: "packOfTwelve", kind: money, product: "packs.packOfTwelve", variant: "packs.packOfTwelve" },
  { name: "crateOfSix", kind: deposit, product: "packDeposit.packOfSix" },
  { name: "crateOfTwelve", kind: deposit, product: "packDeposit.packOfTwelve" },
  { name: "stock", kind: integer, product: "stock", variant: "stock" },
  { name: "goods", kind: goods, product: "goods" },
  { name: "tax", kind: tax, product: "tax" },
  { name: "minAge", kind: age, product: "minAge" },
  { name: "hidden", kind: flag, product: "hidden" },
  { name: "tags", kind: list, product: "tags" },
  { name: "pictures", kind: list, product: "media.images" },
  { name: "downloads", kind: list, product: "downloads" },
  { name: "related", kind: list, product: "related" },
  { name: "bundled", kind: list, product: "bundled" },
  { name: "text", kind: text, product: "text" },
  { name: "producer", kind: text, product: "producer" },
  { name: "ingredients", kind: text, product: "food.ingredients" },
  { name: "allergens", kind: text, product: "food.allergens" },
  { name: "storage", kind: text, product: "food.storage" },
  { name: "alcohol", kind: decimal, product: "food.alcohol" },
  { name: "kJ", kind: decimal, product: "food.nutrition.kJ" },
  { name: "kcal", kind: decimal, product: "food.nutrition.kcal" },
  { name: "fat", kind: decimal, product: "food.nutrition.fat" },
  { name: "saturates", kind: decimal, product: "food.nutrition.saturates" },
  { name: "carbohydrate", kind: decimal, product: "food.nutrition.carbohydrate" },
  { name: "sugars", kind: decimal, product: "food.nutrition.sugars" },
  { name: "protein", kind: decimal, product: "food.nutrition.protein" },
  { name: "salt", kind: decimal, product: "food.nutrition.salt" },
  { name: "durabilityYears", kind: integer, product: "durability.years" },
  { name: "durabilityText", kind: text, product: "durability.text" },
  { name: "withdrawalReason", kind: reason, product: "withdrawal.reason" },
  { name: "withdrawalText", kind: text, product: "withdrawal.text" },
  { name: "makerName", kind: text, product: "safety.maker.name" },
  { name: "makerAddress", kind: text, product: "safety.maker.address" },
  { name: "makerEmail", kind: text, product: "safety.maker.email" },
  { name: "responsible", kind: text, product: "safety.responsible" },
  { name: "warnings", kind: text, product: "safety.warnings" },
  { name: "identifier", kind: text, product: "safety.identifier" },
  { name: "daysFrom", kind: integer, product: "deliveryDays.from" },
  { name: "daysTo", kind: integer, product: "deliveryDays.to" },
  { name: "titleEn", kind: text, product: "en.title" },
  { name: "textEn", kind: text, product: "en.text" },
  { name: "producerEn", kind: text, product: "en.producer" },
  { name: "ingredientsEn", kind: text, product: "en.food.ingredients" },
  { name: "allergensEn", kind: text, product: "en.food.allergens" },
  { name: "storageEn", kind: text, product: "en.food.storage" },
  { name: "durabilityTextEn", kind: text, product: "en.durability.text" },
  { name: "withdrawalTextEn", kind: text, product: "en.withdrawal.text" },
  { name: "warningsEn", kind: text, product: "en.safety.warnings" },
  { name: "variantEn", kind: text, en: "value" },
  { name: "variantKeyEn", kind: text, en: "key" },
];

export const allColumns: readonly ColumnName[] = [
  "id",
  "version",
  "title",
  "variant",
  ...columns.flatMap(({ name }) => (name === "title" ? [] : name)),
];

/** Optional parts of a product. A part is null if all its cells are empty. */
export const groups = ["food.nutrition", "food", "durability", "withdrawal", "safety", "deliveryDays"] as const;
