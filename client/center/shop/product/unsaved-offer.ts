import type { Product } from "#contract/shop/products.ts";
import { centsOf } from "#contract/shop/typed-numbers.ts";
import type { ProductForm } from "./product-form.ts";

type Stored = Pick<Product, "price" | "offer" | "variants">;
type Typed = Pick<ProductForm, "price" | "offer"> & { variants: readonly { price: string }[] };

/**
 * True if unsaved changes affect the struck-through price, which the server computes from price, offer and the
 * variants' own prices.
 */
export function isOfferUnsaved({ price, offer, variants }: Typed, stored: Stored): boolean {
  const own = (prices: readonly (number | null)[]): string => JSON.stringify(prices);
  return (
    centsOf(price) !== stored.price ||
    (offer.isOn ? offer.until : null) !== (stored.offer?.until ?? null) ||
    own(variants.map((variant) => centsOf(variant.price))) !== own(stored.variants.map((variant) => variant.price))
  );
}
