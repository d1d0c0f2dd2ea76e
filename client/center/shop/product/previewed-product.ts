import { emptyProduct, type Product } from "#contract/shop/products.ts";
import { type ShopProduct, shopProductOf, type ShopView } from "#contract/shop/shop-product.ts";
import { centsOf } from "#contract/shop/typed-numbers.ts";
import type { ProductForm } from "./product-form.ts";
import { readForm } from "./read-form.ts";
import { isOfferUnsaved } from "./unsaved-offer.ts";

type Stored = Pick<Product, "price" | "offer" | "variants" | "lowest30" | "order" | "version"> & { id: string | null };

/**
 * The product as visitors would see it after a save. Without an invalid price, and without an unsaved struck-through
 * price, because the server computes that price.
 */
export function previewedProduct(form: ProductForm, stored: Stored, { showsPrices, today }: ShopView): ShopProduct {
  const { input } = readForm(form);
  const whole: Omit<Product, "updated"> = {
    ...emptyProduct,
    ...input,
    packs: { ...emptyProduct.packs, ...input.packs },
    en: input.en ?? null,
    id: stored.id ?? "",
    order: stored.order,
    version: stored.version,
    lowest30: isOfferUnsaved(form, stored) ? null : stored.lowest30,
  };
  return shopProductOf(whole, { showsPrices: showsPrices && centsOf(form.price) !== null, today });
}
