import type { Prices } from "./money.ts";

type Packs = { packOfSix: number | null; packOfTwelve: number | null };

export type Offered = {
  price: number;
  size: number | null;
  deposit: number;
  packs: Packs;
  stock: number | null;
  variants: readonly OfferedVariant[];
};

export type OfferedVariant = {
  value: string;
  price: number | null;
  size: number | null;
  deposit: number | null;
  packs: Packs | null;
  stock: number | null;
};

export type Offer = {
  variant: string | null;
  prices: Prices;
  size: number | null;
  deposit: number;
  stock: number | null;
  /** 'product': the variant shares the stock of the product. 'variant': the variant has its own stock. */
  stockOf: "product" | "variant";
};

type MaybePriced = { price: number | null; packs: Packs | null };

/** If the shop hides prices, guests get null instead of a price, and this returns false. */
export const isPriced = <Of extends MaybePriced>(product: Of): product is Of & { price: number; packs: Packs } =>
  product.price !== null && product.packs !== null;

/** @returns null if the variant does not exist, or if `value` is null and the product has variants only */
export function offerOf(product: Offered, value: string | null): Offer | null {
  if (value === null) return product.variants.length > 0 ? null : ownOffer(product);
  const variant = product.variants.find((one) => one.value === value);
  return variant ? variantOffer(product, variant) : null;
}

export function offersOf(product: Offered): Offer[] {
  if (product.variants.length === 0) return [ownOffer(product)];
  return product.variants.map((variant) => variantOffer(product, variant));
}

function ownOffer({ price, packs, size, deposit, stock }: Offered): Offer {
  return { variant: null, prices: { piece: price, ...packs }, size, deposit, stock, stockOf: "product" };
}

function variantOffer(product: Offered, variant: OfferedVariant): Offer {
  const isOwn = variant.price !== null || variant.size !== null;
  const packs = variant.packs ?? (isOwn ? { packOfSix: null, packOfTwelve: null } : product.packs);
  return {
    variant: variant.value,
    prices: { piece: variant.price ?? product.price, packOfSix: packs.packOfSix, packOfTwelve: packs.packOfTwelve },
    size: variant.size ?? product.size,
    deposit: variant.deposit ?? product.deposit,
    stock: variant.stock ?? product.stock,
    stockOf: variant.stock === null ? "product" : "variant",
  };
}

/** Guests see the exact stock only up to this number of pieces. */
export const FEW_PIECES = 12;
