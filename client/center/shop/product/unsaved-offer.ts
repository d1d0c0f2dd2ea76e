// Whether what guests see of an offer is that of other prices than those in the form.
import type { Product } from "#contract/shop/products.ts";
import { centsOf } from "#contract/shop/typed-numbers.ts";
import type { ProductForm } from "./product-form.ts";

type Stored = Pick<Product, "price" | "offer" | "variants">;
type Typed = Pick<ProductForm, "price" | "offer"> & { variants: readonly { price: string }[] };

/** The server works out the struck-through price when it stores price and offer; variants' own prices rule it out. */
export function isOfferUnsaved({ price, offer, variants }: Typed, stored: Stored): boolean {
  const own = (prices: readonly (number | null)[]): string => JSON.stringify(prices);
  return (
    centsOf(price) !== stored.price ||
    (offer.isOn ? offer.until : null) !== (stored.offer?.until ?? null) ||
    own(variants.map((variant) => centsOf(variant.price))) !== own(stored.variants.map((variant) => variant.price))
  );
}
