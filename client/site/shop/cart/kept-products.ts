import { withCartonNames } from "#contract/shop/earlier-names.ts";
import type { CartProduct } from "./cart-rows.ts";

const NAME = "cart-products";

const keptFields = [
  "id",
  "address",
  "title",
  "en",
  "price",
  "size",
  "deposit",
  "packDeposit",
  "tax",
  "packs",
  "variants",
  "stock",
  "minAge",
  "deliveryDays",
  "withdrawal",
  "durability",
] as const satisfies readonly (keyof CartProduct)[];

export function keepProducts(products: readonly CartProduct[]): void {
  const kept = products.map((product) => Object.fromEntries(keptFields.map((name) => [name, product[name]])));
  try {
    window.localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // The storage is disabled or full. Then the cart needs the network.
  }
}

export function keptProducts(): CartProduct[] {
  try {
    const kept = withCartonNames(JSON.parse(window.localStorage.getItem(NAME) ?? "[]"));
    return Array.isArray(kept)
      ? kept.filter(isProduct).map(({ address = null, ...product }) => ({ ...product, address, picture: null }))
      : [];
  } catch {
    return [];
  }
}

function isProduct(given: unknown): given is CartProduct {
  if (typeof given !== "object" || given === null) return false;
  const { id, title, price, variants, packs, packDeposit } = given as Record<string, unknown>;
  return (
    [id, title].every((text) => typeof text === "string") &&
    Number.isSafeInteger(price) &&
    Array.isArray(variants) &&
    [packs, packDeposit].every((part) => typeof part === "object" && part !== null)
  );
}
