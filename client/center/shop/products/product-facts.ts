import { type Offer, offersOf } from "#contract/shop/offers.ts";
import type { Product } from "#contract/shop/products.ts";

/** The price of the cheapest piece in cents. `isFrom` is true if other variants cost more. */
export function priceFrom(product: Product): { cents: number; isFrom: boolean } {
  const prices = offersOf(product).map(({ prices: { piece } }) => piece);
  const cents = Math.min(...prices);
  return { cents, isFrom: prices.some((piece) => piece > cents) };
}

/** The stock of all variants together; null if the stock of a variant is not counted. */
export function piecesLeft(product: Product): number | null {
  const stocks = offersOf(product)
    .filter(isFirstOfItsStock)
    .map(({ stock }) => stock);
  return stocks.includes(null) ? null : stocks.reduce<number>((sum, stock) => sum + (stock ?? 0), 0);
}

/** Variants without their own stock share the product's stock, so only the first of them counts. */
function isFirstOfItsStock({ stockOf }: Offer, index: number, offers: Offer[]): boolean {
  return stockOf === "variant" || offers.findIndex((offer) => offer.stockOf === "product") === index;
}
