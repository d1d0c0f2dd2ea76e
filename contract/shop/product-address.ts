// Readable addresses of products (contract.md section 4b, 'Product').
import { isSegment, slugOf } from "../values/addresses.ts";
import { cartPath, checkoutPath, shopAreaPath, shopItemPath, shopOrderPath, shopPath } from "../values/pages.ts";

/** Below /shop, these segments are pages of the shop itself. */
const reserved = new Set([cartPath, checkoutPath, shopOrderPath(""), shopAreaPath].map((path) => path.split("/")[2]));

/** Prefix for titles whose slug is no valid address segment. */
const NAMELESS = "produkt";

export const addressStart = `${shopPath}/`;

const segmentIn = (path: string): string | null =>
  path.startsWith(addressStart) ? path.slice(addressStart.length) : null;

/** True for '/shop/' and a valid segment (`isSegment`). */
export const isProductAddress = (path: string): boolean => isSegment(segmentIn(path) ?? "");

export const isShopPage = (path: string): boolean => reserved.has(segmentIn(path) ?? "");

/** The address that a product gets from its title, unless another product has this address. */
export function addressFrom(title: string): string {
  const slug = slugOf(title);
  return shopItemPath(isSegment(slug) && !reserved.has(slug) ? slug : slugOf(`${NAMELESS} ${slug}`));
}
