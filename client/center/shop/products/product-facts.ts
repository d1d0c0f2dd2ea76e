// What the list of products says about one: from which price it is sold, and how many pieces there are.
import { type Offer, offersOf } from "#contract/shop/offers.ts";
import type { Product } from "#contract/shop/products.ts";

/** Cents of the cheapest piece, and whether others cost more. */
export function priceFrom(product: Product): { cents: number; isFrom: boolean } {
  const prices = offersOf(product).map(({ prices: { piece } }) => piece);
  const cents = Math.min(...prices);
  return { cents, isFrom: prices.some((piece) => piece > cents) };
}

/** Pieces of all variants; null: at least one of them is not counted. */
export function piecesLeft(product: Product): number | null {
  const stocks = offersOf(product)
    .filter(isFirstOfItsStock)
    .map(({ stock }) => stock);
  return stocks.includes(null) ? null : stocks.reduce<number>((sum, stock) => sum + (stock ?? 0), 0);
}

/** Variants without a stock of their own share the product's. */
function isFirstOfItsStock({ stockOf }: Offer, index: number, offers: Offer[]): boolean {
  return stockOf === "variant" || offers.findIndex((offer) => offer.stockOf === "product") === index;
}
