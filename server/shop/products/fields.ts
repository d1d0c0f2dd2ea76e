import { litresOf, millilitresOf } from "#contract/shop/money.ts";
import type { ProductFields, Variant } from "#contract/shop/products.ts";
import type { products, productVariants } from "#db/schema/products.ts";

export type VariantRow = typeof productVariants.$inferSelect;
type StoredProduct = Omit<typeof products.$inferSelect, "searchText" | "titleOrder">;
export type ProductRow = StoredProduct & { tags: string[]; variants: VariantRow[] };

export type OfTheRow = Pick<ProductRow, "id" | "created" | "updated" | "version" | "lowest30" | "offerFrom">;

export function fieldsOf(row: ProductRow): ProductFields {
  const { sizeMillilitres, position, images, variants, id: _id, created: _created, ...own } = row;
  const { updated: _updated, version: _version, lowest30: _lowest, offerFrom: _from, offerUntil, ...fields } = own;
  return {
    ...fields,
    offer: offerUntil === null ? null : { until: offerUntil },
    size: litresOrNull(sizeMillilitres),
    variants: variants.map(variantOf),
    order: position,
    media: { images },
  };
}

export function rowOf({ size, variants, order, media, offer, ...fields }: ProductFields, own: OfTheRow): ProductRow {
  return {
    ...fields,
    ...own,
    sizeMillilitres: millilitresOrNull(size),
    variants: variants.map(({ size: ownSize, ...variant }, position) => ({
      ...variant,
      productId: own.id,
      sizeMillilitres: millilitresOrNull(ownSize),
      position,
    })),
    position: order,
    images: media.images,
    offerUntil: offer?.until ?? null,
  };
}

function variantOf({ key, value, price, sizeMillilitres, deposit, packs, stock }: VariantRow): Variant {
  return { key, value, price, size: litresOrNull(sizeMillilitres), deposit, packs, stock };
}

const litresOrNull = (millilitres: number | null): number | null =>
  millilitres === null ? null : litresOf(millilitres);
const millilitresOrNull = (litres: number | null): number | null => (litres === null ? null : millilitresOf(litres));
