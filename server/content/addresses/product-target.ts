// Redirects store a product by its id, so that they stay valid when the product's address changes.
import { addressKey, isId } from "#contract/values/addresses.ts";
import { shopItemPath } from "#contract/values/pages.ts";
import { addressStart, isShopPage } from "#contract/shop/product-address.ts";
import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { products } from "#db/schema/products.ts";

export const isBelowShop = (path: string): boolean => addressKey(path).startsWith(addressStart) && !isShopPage(path);

/** @returns the product's id in '/shop/ID'; null for other paths */
export function productIdIn(path: string): string | null {
  const key = addressKey(path);
  const id = key.startsWith(addressStart) ? key.slice(addressStart.length) : "";
  return isId(id) ? id : null;
}

/** @param path in any spelling; with the product's id or its readable address @returns '/shop/ID', or null */
export async function findProductTarget(db: Queryable, path: string): Promise<string | null> {
  const id = productIdIn(path);
  const isIt = id === null ? eq(products.address, addressKey(path)) : eq(products.id, id);
  const [product] = await db.select({ id: products.id }).from(products).where(isIt);
  return product ? shopItemPath(product.id) : null;
}

/**
 * SQL condition: the redirect's target is the page of this product. It compares ids, so that the index of the ids is
 * used.
 */
export const isTargetOf = (target: AnyColumn): SQL =>
  sql`${target} like ${`${addressStart}%`} and ${products.id} = substr(${target}, ${addressStart.length + 1}::int)`;
