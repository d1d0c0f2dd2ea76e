import type { CreateProductInput, Product, ProductFields, Variant } from "#contract/shop/products.ts";
import { addressStart } from "#contract/shop/product-address.ts";
import { newKey } from "../../new-key.ts";
import { typedCents, typedNumber } from "#contract/shop/typed-numbers.ts";

export const nutrients = ["kJ", "kcal", "fat", "saturates", "carbohydrate", "sugars", "protein", "salt"] as const;
export type Nutrient = (typeof nutrients)[number];

export type VariantForm = {
  row: string;
  key: string;
  value: string;
  price: string;
  size: string;
  deposit: string;
  /**
   * 'own': the variant has its own cartons. 'product': the variant has the product's cartons, or none if it has its own
   * price or size.
   */
  packs: "product" | "own";
  packOfSix: string;
  packOfTwelve: string;
  stock: string;
  en: { key: string; value: string };
};

export type FoodForm = {
  ingredients: string;
  allergens: string;
  alcohol: string;
  nutrition: Record<Nutrient, string>;
  storage: string;
};

type Reason = NonNullable<ProductFields["withdrawal"]>["reason"];

/** All fields are '' for a product without such data. */
export type SafetyForm = {
  maker: { name: string; address: string; email: string };
  responsible: string;
  warnings: string;
  identifier: string;
};

export type ProductForm = Pick<
  ProductFields,
  "title" | "text" | "goods" | "tax" | "minAge" | "producer" | "hidden" | "tags"
> & {
  /** The last segment of the address; '' if the product has none. */
  address: string;
  price: string;
  size: string;
  deposit: string;
  packDeposit: { packOfSix: string; packOfTwelve: string };
  packs: { packOfSix: string; packOfTwelve: string };
  variants: VariantForm[];
  /** The stock; '' if it is not counted. */
  stock: string;
  food: FoodForm | null;
  /** `years` is '' if there is no guarantee. */
  durability: { years: string; text: string };
  withdrawal: { reason: Reason | "none"; text: string };
  safety: SafetyForm;
  /** `until`: the last day as YYYY-MM-DD; null until the user has chosen one. */
  offer: { isOn: boolean; until: string | null };
  /** If both are '', the shop's delivery time applies. */
  deliveryDays: { from: string; to: string };
  children: ProductFields["children"];
  images: string[];
  downloads: string[];
  en: {
    title: string;
    text: string;
    producer: string;
    food: { ingredients: string; allergens: string; storage: string };
    durability: string;
    withdrawal: string;
    warnings: string;
  };
};

export const emptySafety: SafetyForm = {
  maker: { name: "", address: "", email: "" },
  responsible: "",
  warnings: "",
  identifier: "",
};

export const emptyFood: FoodForm = {
  ingredients: "",
  allergens: "",
  alcohol: "",
  nutrition: Object.fromEntries(nutrients.map((name) => [name, ""])) as Record<Nutrient, string>,
  storage: "",
};

export const emptyVariant = (): VariantForm => ({
  row: newKey(),
  key: "",
  value: "",
  price: "",
  size: "",
  deposit: "",
  packs: "product",
  packOfSix: "",
  packOfTwelve: "",
  stock: "",
  en: { key: "", value: "" },
});

type Known = Omit<Product, "id" | "lowest30" | "updated" | "version" | "order">;

export function formOf(product: Known, language: string): ProductForm {
  const price = (cents: number | null): string => typedCents(cents, language);
  const number = (value: number | null): string => typedNumber(value, language);
  const { title, text, goods, tax, minAge, producer, hidden, tags, children, media, downloads } = product;
  const { packs, packDeposit, durability, withdrawal, deliveryDays, offer } = product;
  return {
    title,
    text,
    goods,
    tax,
    minAge,
    producer,
    hidden,
    tags,
    children,
    downloads,
    address: product.address?.slice(addressStart.length) ?? "",
    price: price(product.price),
    size: number(product.size),
    deposit: product.deposit === 0 ? "" : price(product.deposit),
    packDeposit: {
      packOfSix: price(packDeposit.packOfSix || null),
      packOfTwelve: price(packDeposit.packOfTwelve || null),
    },
    packs: { packOfSix: price(packs.packOfSix), packOfTwelve: price(packs.packOfTwelve) },
    variants: product.variants.map((variant, index) =>
      variantForm(variant, product.en?.variants[index], price, number),
    ),
    stock: number(product.stock),
    food: product.food && foodForm(product.food, number),
    durability: { years: number(durability?.years ?? null), text: durability?.text ?? "" },
    withdrawal: { reason: withdrawal?.reason ?? "none", text: withdrawal?.text ?? "" },
    safety: product.safety ?? emptySafety,
    offer: { isOn: offer !== null, until: offer?.until ?? null },
    deliveryDays: { from: number(deliveryDays?.from ?? null), to: number(deliveryDays?.to ?? null) },
    images: media.images,
    en: englishForm(product.en),
  };
}

type Write = (value: number | null) => string;

function variantForm(
  variant: Variant,
  english: { key: string; value: string } | undefined,
  price: Write,
  number: Write,
): VariantForm {
  const { key, value, size, deposit, packs, stock } = variant;
  return {
    row: newKey(),
    key,
    value,
    price: price(variant.price),
    size: number(size),
    deposit: price(deposit),
    packs: packs === null ? "product" : "own",
    packOfSix: price(packs?.packOfSix ?? null),
    packOfTwelve: price(packs?.packOfTwelve ?? null),
    stock: number(stock),
    en: english ?? { key: "", value: "" },
  };
}

function foodForm(food: NonNullable<ProductFields["food"]>, number: Write): FoodForm {
  const { ingredients, allergens, alcohol, nutrition, storage } = food;
  const amounts = nutrients.map((name) => [name, number(nutrition?.[name] ?? null)]);
  const typed = Object.fromEntries(amounts) as FoodForm["nutrition"];
  return { ingredients, allergens, alcohol: number(alcohol), nutrition: typed, storage };
}

function englishForm(en: ProductFields["en"]): ProductForm["en"] {
  const { title = "", text = "", producer = "", food, durability, withdrawal, safety } = en ?? {};
  return {
    title,
    text,
    producer,
    food: food ?? { ingredients: "", allergens: "", storage: "" },
    durability: durability?.text ?? "",
    withdrawal: withdrawal?.text ?? "",
    warnings: safety?.warnings ?? "",
  };
}

export type ProductInput = Omit<CreateProductInput, "order">;
