// The price of a product in lists.
import { type Offered, offersOf } from "./offers.ts";

/** A reduced price: the lowest price of the previous 30 days in cents, and the last day of the offer. */
export type Reduced = { lowest30: number; until: string };

type Reducible = { price: number; lowest30: number | null; offer: { until: string } | null };

/** Only the product's own price can be reduced, and only during the offer. Otherwise the result is null. */
export function reducedOf({ price, lowest30, offer }: Reducible, cents: number): Reduced | null {
  if (cents !== price || lowest30 === null || offer === null) return null;
  return { lowest30, until: offer.until };
}

/**
 * `isFrom` is true if the product has offers at other prices. Offers out of stock do not count, unless the product is
 * sold out. `size` is in litres.
 */
export type FromPrice = {
  cents: number;
  size: number | null;
  deposit: number;
  isFrom: boolean;
  reduced: Reduced | null;
};

/** The cheapest offer in stock, in cents per piece. If the product is sold out, all offers count. */
export function fromPriceOf(product: Offered & Reducible): FromPrice | null {
  const all = offersOf(product);
  const inStock = all.filter(({ stock }) => stock !== 0);
  const offers = inStock.length > 0 ? inStock : all;
  const [cheapest] = offers.toSorted((one, other) => one.prices.piece - other.prices.piece);
  if (!cheapest) return null;
  const cents = cheapest.prices.piece;
  return {
    cents,
    size: cheapest.size,
    deposit: cheapest.deposit,
    isFrom: offers.some(({ prices }) => prices.piece !== cents),
    reduced: reducedOf(product, cents),
  };
}
