import type { Product } from "#contract/shop/products.ts";

export type OfferNote = {
  kind: "offerOver" | "offerOverPrices" | "notReduced" | "lowest30";
  price: number;
  day: string;
};

/**
 * What visitors see of a stored offer.
 * @param today YYYY-MM-DD
 * @returns the sentence with its price in cents (0 if it names none) and its day ('' if it names none)
 */
export function offerNote(
  { offer, lowest30, price, variants }: Pick<Product, "offer" | "lowest30" | "price" | "variants">,
  today: string,
): OfferNote {
  if (offer !== null && offer.until < today) {
    const hasPrices = variants.some((variant) => variant.price !== null);
    return { kind: hasPrices ? "offerOverPrices" : "offerOver", price: hasPrices ? 0 : price, day: offer.until };
  }
  return { kind: lowest30 === null ? "notReduced" : "lowest30", price: lowest30 ?? 0, day: "" };
}
