import { DAY_MS } from "#contract/values/time.ts";
import { v7 as newId } from "uuid";
import { dayAfter, localDay } from "#contract/values/clock-of-place.ts";
import type { CreateProductInput } from "#contract/shop/products.ts";
import type { Demo, SeedFood, SeedProduct } from "#db/seed/types.ts";
import type { Tx } from "#db/open.ts";
import { fieldsOf, rowOf } from "../shop/products/fields.ts";
import { offerStart, storeShown } from "../shop/products/price-times.ts";
import { insertNew } from "../shop/products/save-product.ts";
import { storeEnglish } from "../library/tags/store.ts";
import { updateProduct } from "../shop/products/store.ts";

const FORMER_DAYS = 60;
const OFFER_DAYS = 14;

type Context = {
  demo: Pick<Demo, "products" | "productTagsEn">;
  fileId: (name: string) => string;
  now: Date;
};

/** A product can refer only to existing products, so the references are stored after all products are inserted. */
export async function seedProducts(tx: Tx, { demo: { products, productTagsEn }, fileId, now }: Context): Promise<void> {
  const ids = new Map(products.map(({ picture }, index) => [picture, newId({ msecs: now.getTime() + index })]));
  const idOf = (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`the demo names a product that it does not have: ${name}`);
    return id;
  };
  const since = new Date(now.getTime() - FORMER_DAYS * DAY_MS);
  await storeShown(tx, true, since);
  const until = dayAfter(localDay(now), OFFER_DAYS);
  const rows = [];
  for (const [order, seed] of products.entries()) {
    const input = { ...inputOf(seed, fileId), order, price: seed.formerPrice ?? seed.price };
    rows.push({ seed, row: await insertNew(tx, idOf(seed.picture), input, since) });
  }
  for (const [path, en] of Object.entries(productTagsEn)) await storeEnglish(tx, path, en);
  for (const { seed, row } of rows) {
    const offer = seed.formerPrice === undefined ? null : { until };
    const fields = { ...fieldsOf(row), price: seed.price, offer, children: childrenOf(seed, idOf) };
    const { id, created, version, lowest30 } = row;
    const offerFrom = offerStart(offer, null, now);
    await updateProduct(tx, row, rowOf(fields, { id, created, version, lowest30, offerFrom, updated: now }));
  }
}

function childrenOf({ related = [], bundled = [] }: SeedProduct, idOf: (name: string) => string) {
  return [
    ...related.map((name) => ({ item: idOf(name), kind: "related" as const })),
    ...bundled.map((name) => ({ item: idOf(name), kind: "bundled" as const })),
  ];
}

function inputOf(seed: SeedProduct, fileId: Context["fileId"]): CreateProductInput {
  const { title, text, price, size, deposit, packDeposit, tax, packs, stock, minAge, producer, tags } = seed;
  return {
    title,
    text,
    goods: seed.goods,
    price,
    size,
    deposit,
    packDeposit,
    tax,
    packs,
    stock,
    minAge,
    producer,
    tags,
    variants: seed.variants.map(({ keyEn: _keyEn, valueEn: _valueEn, ...variant }) => variant),
    food: seed.food && foodOf(seed.food),
    safety: seed.safety
      ? { maker: seed.safety.maker, responsible: "", warnings: seed.safety.warnings, identifier: "" }
      : null,
    withdrawal: seed.withdrawal ? { reason: "dated", text: seed.withdrawal.text } : null,
    media: { images: [fileId(seed.picture)] },
    en: englishOf(seed),
  };
}

function foodOf({ ingredients, allergens, alcohol, nutrition, storage }: SeedFood) {
  return { ingredients, allergens, alcohol, nutrition, storage };
}

function englishOf({
  titleEn,
  textEn,
  producerEn,
  food,
  safety,
  withdrawal,
  variants,
}: SeedProduct): NonNullable<CreateProductInput["en"]> {
  return {
    title: titleEn,
    text: textEn,
    producer: producerEn,
    food: {
      ingredients: food?.ingredientsEn ?? "",
      allergens: food?.allergensEn ?? "",
      storage: food?.storageEn ?? "",
    },
    durability: { text: "" },
    withdrawal: { text: withdrawal?.textEn ?? "" },
    safety: { warnings: safety?.warningsEn ?? "" },
    variants: variants.map(({ keyEn, valueEn }) => ({ key: keyEn, value: valueEn })),
  };
}
