import type { Picture } from "#contract/schemas/files.ts";
import { FEW_PIECES, offersOf } from "#contract/shop/offers.ts";
import type { Product, ReadProduct } from "#contract/shop/products.ts";
import { fieldsOf, type ProductRow } from "./fields.ts";
import { isOffered } from "./price-times.ts";

export function presentProduct(row: ProductRow): Product {
  return { id: row.id, ...fieldsOf(row), lowest30: row.lowest30, version: row.version };
}

type Priced = Pick<Product, "price" | "packs" | "lowest30" | "variants">;

export function withoutPrices<Of extends Priced>(
  product: Of,
): Omit<Of, "price" | "packs"> & { price: null; packs: null } {
  const variants = product.variants.map((variant) => ({ ...variant, price: null, packs: null }));
  return { ...product, price: null, packs: null, lowest30: null, variants };
}

/** The stock is null if more than 12 pieces are left, or if the shop does not count them. */
export type ShopProduct = Omit<ReadProduct, "hidden" | "version" | "order" | "children"> & {
  isSoldOut: boolean;
};

export type ShelfItem = ShopProduct & { picture: Picture | null };

type Shop = { showsPrices: boolean; /** YYYY-MM-DD */ today: string };

/** The price before a reduction is struck through until the offer ends. */
export function presentShopProduct(row: ProductRow, { showsPrices, today }: Shop): ShopProduct {
  const { hidden: _hidden, version: _version, order: _order, children: _children, ...product } = presentProduct(row);
  const variants = product.variants.map((variant) => ({ ...variant, stock: fewOrNull(variant.stock) }));
  const isSoldOut = offersOf(product).every(({ stock }) => stock === 0);
  const reduced = isOffered(row, today) ? {} : { offer: null, lowest30: null };
  const shown = { ...product, ...reduced, variants, stock: fewOrNull(product.stock), isSoldOut };
  return showsPrices ? shown : withoutPrices(shown);
}

function fewOrNull(stock: number | null): number | null {
  return stock === null || stock > FEW_PIECES ? null : stock;
}
