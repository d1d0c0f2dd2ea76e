// contract.md section 4b, 'Product'
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { longText, plainLine } from "#contract/fields/long-text.ts";
import {
  cleanText,
  emailOrNone,
  fieldKeys,
  fileIdList,
  id,
  isoDay,
  pageInput,
  sortKey,
  tagList,
  tagPath,
  version,
  since,
} from "#contract/fields/text.ts";
import { goodsKinds } from "./goods.ts";
import { litresOf, millilitresOf } from "./money.ts";
import { isProductAddress, isShopPage } from "./product-address.ts";
import { taxClasses } from "./tax-rates.ts";

export const cents = z
  .number()
  .int()
  .min(0, { error: fieldKeys.priceNegative })
  .max(limits.priceCents, { error: fieldKeys.priceTooHigh });
const days = z.number().int().min(0).max(limits.deliveryDays);
const pieces = z.number().int().min(0).max(limits.stockPieces);

/** The size in litres. It is a multiple of a millilitre. */
const size = z
  .number()
  .gt(0)
  .max(limits.sizeLitres)
  .refine((litres) => millilitresOf(litres) > 0 && litresOf(millilitresOf(litres)) === litres, {
    error: fieldKeys.sizeInvalid,
  });

const text = longText(limits.productTextLength);
const shortText = longText(limits.foodTextLength);
const word = plainLine(limits.nameLength);

const packs = z.object({ packOfSix: cents.nullable().default(null), packOfTwelve: cents.nullable().default(null) });
const packDeposit = z.object({ packOfSix: cents.default(0), packOfTwelve: cents.default(0) });

const packsChange = z.object({ packOfSix: cents.nullable(), packOfTwelve: cents.nullable() }).partial();
const packDepositChange = z.object({ packOfSix: cents, packOfTwelve: cents }).partial();

/** The delivery time, in days after the order. */
export const deliverySpan = z
  .object({ from: days, to: days })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: fieldKeys.daysInverted });

const amountIn100 = z.number().min(0).max(limits.nutritionAmount);
const nutrition = z.object({
  kJ: amountIn100,
  kcal: amountIn100,
  fat: amountIn100,
  saturates: amountIn100,
  carbohydrate: amountIn100,
  sugars: amountIn100,
  protein: amountIn100,
  salt: amountIn100,
});

const foodTexts = { ingredients: shortText.default(""), allergens: shortText.default("") };
const storage = shortText.default("");

/** The information about food that the law requires before an order (legal.md L21). */
const food = z.object({
  ...foodTexts,
  alcohol: z.number().min(0).max(100).nullable().default(null),
  /** The amounts for 100 ml or 100 g. */
  nutrition: nutrition.nullable().default(null),
  storage,
});

/** Who made the goods, and what makes them safe (legal.md L29). */
const safety = z.object({
  maker: z
    .object({
      name: plainLine(limits.textLength).default(""),
      address: shortText.default(""),
      email: emailOrNone.default(""),
    })
    .default({ name: "", address: "", email: "" }),
  /** The responsible person in the EU, if the maker is outside of it. */
  responsible: shortText.default(""),
  warnings: shortText.default(""),
  /** Type, batch or serial number. */
  identifier: plainLine(limits.textLength).default(""),
});

const variant = z.object({
  key: word,
  /** The value that identifies the variant in orders, such as '0,75 l'. */
  value: plainLine(limits.nameLength, 1),
  /** Here and in `size`, `deposit` and `stock`, null means that the product's value applies. */
  price: cents.nullable().default(null),
  size: size.nullable().default(null),
  deposit: cents.nullable().default(null),
  /** null: if the variant has its own price or size, it has no cartons. Otherwise it has the product's cartons. */
  packs: packs.nullable().default(null),
  stock: pieces.nullable().default(null),
});

const variants = z
  .array(variant)
  .max(limits.variants)
  .superRefine((list, context) => {
    for (const [index, { value }] of list.entries())
      if (list.findIndex((other) => other.value === value) < index)
        context.addIssue({ code: "custom", path: [index, "value"], message: fieldKeys.variantTwice });
  });

/** Until this day, at most 30 days ahead, the shop shows the reduced price as an offer. */
const offer = z.object({ until: isoDay });

const child = z.object({ item: id, kind: z.enum(["related", "bundled"]) });

const english = z.object({
  title: plainLine(limits.textLength).default(""),
  text: text.default(""),
  producer: word.default(""),
  food: z.object({ ...foodTexts, storage }).default({ ingredients: "", allergens: "", storage: "" }),
  durability: z.object({ text: shortText.default("") }).default({ text: "" }),
  withdrawal: z.object({ text: shortText.default("") }).default({ text: "" }),
  safety: z.object({ warnings: shortText.default("") }).default({ warnings: "" }),
  /** The English texts of the variants, in the order of the variants. */
  variants: z
    .array(z.object({ key: word.default(""), value: word.default("") }))
    .max(limits.variants)
    .default([]),
});

const englishChange = z
  .object({
    title: plainLine(limits.textLength),
    text,
    producer: word,
    food: z.object({ ingredients: shortText, allergens: shortText, storage: shortText }).partial(),
    durability: z.object({ text: shortText }).partial(),
    withdrawal: z.object({ text: shortText }).partial(),
    safety: z.object({ warnings: shortText }).partial(),
    variants: english.shape.variants.unwrap(),
  })
  .partial();

/** null: the product keeps its address. A visible product without an address gets one from its title. */
const address = cleanText
  .pipe(
    z
      .string()
      .refine(isProductAddress, { error: fieldKeys.addressFormat, abort: true })
      .refine((path) => !isShopPage(path), { error: fieldKeys.addressReserved }),
  )
  .nullable();

export const productFields = z.object({
  title: plainLine(limits.textLength, 1),
  address,
  text,
  goods: z.enum(goodsKinds),
  price: cents,
  size: size.nullable(),
  deposit: cents,
  packDeposit,
  tax: z.enum(taxClasses),
  packs,
  variants,
  stock: pieces.nullable(),
  minAge: z.union([z.literal(0), z.literal(16), z.literal(18)]),
  food: food.nullable(),
  producer: plainLine(limits.textLength),
  /** The producer's guarantee of durability (legal.md L18). */
  durability: z.object({ years: z.number().int().min(1).max(100), text: shortText.default("") }).nullable(),
  /** The reason for which the law excludes a withdrawal (legal.md L17). */
  withdrawal: z.object({ reason: z.enum(["sealed", "perishable", "dated"]), text: shortText.default("") }).nullable(),
  safety: safety.nullable(),
  deliveryDays: deliverySpan.nullable(),
  offer: offer.nullable(),
  children: z.array(child).max(limits.relatedProducts),
  order: z.number().int().min(0).max(limits.position),
  media: z.object({ images: fileIdList }),
  downloads: fileIdList,
  tags: tagList,
  hidden: z.boolean(),
  en: english.nullable(),
});
export type ProductFields = z.output<typeof productFields>;
export type Variant = ProductFields["variants"][number];
export type ProductEnglish = z.output<typeof english>;

/** `order` is missing, because a new product comes last in the shop. */
export const emptyProduct: Omit<ProductFields, "title" | "price" | "order"> = {
  text: "",
  goods: "other",
  address: null,
  size: null,
  deposit: 0,
  packDeposit: { packOfSix: 0, packOfTwelve: 0 },
  tax: "standard",
  packs: { packOfSix: null, packOfTwelve: null },
  variants: [],
  stock: null,
  minAge: 0,
  food: null,
  producer: "",
  durability: null,
  withdrawal: null,
  safety: null,
  deliveryDays: null,
  offer: null,
  children: [],
  media: { images: [] },
  downloads: [],
  tags: [],
  hidden: false,
  en: null,
};

export const createProductInput = productFields.partial().required({ title: true, price: true });
export type CreateProductInput = z.output<typeof createProductInput>;

export const updateProductInput = productFields
  .extend({ packs: packsChange, packDeposit: packDepositChange, en: englishChange.nullable() })
  .partial()
  .extend({ id, version: version.optional() });
export type UpdateProductInput = z.output<typeof updateProductInput>;

export const productSortKeys = ["order", "title", "price", "created", "updated"] as const;

export const listProductsInput = z.object({
  ...pageInput,
  since,
  tags: z.array(tagPath).max(limits.tagsPerItem).default([]),
  sort: sortKey(productSortKeys).default("order"),
  hidden: z.boolean().optional(),
});
export type ListProductsInput = z.output<typeof listProductsInput>;

/** Sorts the listed products into this order. Other products keep their positions. */
export const sortProductsInput = z.object({ ids: z.array(id).min(1).max(limits.listMax) });
export const duplicateProductInput = z.object({ id, title: plainLine(limits.textLength, 1) });

export const productAnswer = z.object({
  id: z.string(),
  ...productFields.shape,
  lowest30: z.number().nullable(),
  updated: z.string(),
  version: z.number(),
});
export type Product = z.output<typeof productAnswer>;

/** If the shop hides prices from the viewer, `price` and `packs` are null. */
export const readProductAnswer = productAnswer.extend({
  price: productAnswer.shape.price.nullable(),
  packs: productAnswer.shape.packs.nullable(),
});
export type ReadProduct = z.output<typeof readProductAnswer>;

export const chosenVariant = cleanText.pipe(z.string().max(limits.nameLength)).nullable().default(null);
