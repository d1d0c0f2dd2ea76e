import type { Product } from "#contract/shop/products.ts";
import { centsOf } from "#contract/shop/typed-numbers.ts";
import type { ProductForm } from "./product-form.ts";

type Stored = Pick<Product, "price" | "offer" | "variants">;
type Typed = Pick<ProductForm, "price" | "offer"> & { variants: readonly { price: string }[] };

/**
 * On a save, the server computes the struck-through price from the price, the offer and the variants' own prices. True
 * if one of them has unsaved changes.
 */
export function isOfferUnsaved({ price, offer, variants }: Typed, stored: Stored): boolean {
  const own = (prices: readonly (number | null)[]): string => JSON.stringify(prices);
  return (
    centsOf(price) !== stored.price ||
    (offer.isOn ? offer.until : null) !== (stored.offer?.until ?? null) ||
    own(variants.map((variant) => centsOf(variant.price))) !== own(stored.variants.map((variant) => variant.price))
  );
}
