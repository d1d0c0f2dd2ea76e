import { FEW_PIECES, offersOf } from "./offers.ts";
import type { Product, ReadProduct } from "./products.ts";

type Priced = Pick<Product, "price" | "packs" | "lowest30" | "variants">;

export function withoutPrices<Of extends Priced>(
  product: Of,
): Omit<Of, "price" | "packs"> & { price: null; packs: null } {
  const variants = product.variants.map((variant) => ({ ...variant, price: null, packs: null }));
  return { ...product, price: null, packs: null, lowest30: null, variants };
}

/** The stock is null if more than 12 pieces are left, or if the shop does not count them. */
export type ShopProduct = Omit<ReadProduct, "hidden" | "updated" | "version" | "order" | "children"> & {
  isSoldOut: boolean;
};

export type ShopView = { showsPrices: boolean; /** YYYY-MM-DD */ today: string };

/** A product as guests see it. The price before a reduction is struck through until the offer ends. */
export function shopProductOf(
  whole: Omit<Product, "updated"> & { updated?: string },
  { showsPrices, today }: ShopView,
): ShopProduct {
  const {
    hidden: _hidden,
    updated: _updated,
    version: _version,
    order: _order,
    children: _children,
    ...product
  } = whole;
  const variants = product.variants.map((variant) => ({ ...variant, stock: fewOrNull(variant.stock) }));
  const isSoldOut = offersOf(product).every(({ stock }) => stock === 0);
  const isOffered = product.offer !== null && product.offer.until >= today;
  const reduced = isOffered ? {} : { offer: null, lowest30: null };
  const shown = { ...product, ...reduced, variants, stock: fewOrNull(product.stock), isSoldOut };
  return showsPrices ? shown : withoutPrices(shown);
}

function fewOrNull(stock: number | null): number | null {
  return stock === null || stock > FEW_PIECES ? null : stock;
}
