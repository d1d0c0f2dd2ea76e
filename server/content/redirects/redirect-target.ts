import { addressKey } from "#contract/values/addresses.ts";
import { type ContentLanguage, hasLanguages, inLanguage } from "#contract/values/content-language.ts";
import { isOn } from "#contract/values/components.ts";
import { entryPath, productPath } from "#contract/values/pages.ts";
import { and, eq } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { products } from "#db/schema/products.ts";
import type { Services } from "../../kernel/context.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { findGermanPaths, findLinkedGermanPaths, germanLinksOf } from "../entries/german-links.ts";
import { hasEnglish } from "../entries/in-english.ts";
import { findEntry } from "../entries/store.ts";
import { findRedirecting } from "../addresses/store.ts";
import { findProductTarget, isBelowShop, productIdIn } from "../addresses/product-target.ts";

/** @returns null if the address has no target, or if guests cannot see the target */
export async function findRedirectTarget(
  { database: { db }, now }: Pick<Services, "database" | "now">,
  path: string,
  content: ContentLanguage = "de",
): Promise<string | null> {
  const found = await findRedirecting(db, path);
  const target = found ? found.target : await otherSpelling(db, path);
  if (target !== null) {
    const current = await currentTarget(db, target);
    return current !== null && content === "en" ? inEnglish(db, current, now()) : current;
  }
  const entry = await findEntry(db, found?.entryId ?? "", { publicAt: now() });
  const current = entry && entryPath(entry);
  if (entry === null || current === null || addressKey(current) === found?.key) return null;
  return inLanguage(current, hasEnglish(entry) ? content : "de");
}

/** @returns '/shop/ID' if `path` is another spelling of a product's address; otherwise null */
async function otherSpelling(db: Queryable, path: string): Promise<string | null> {
  return addressKey(path) === path || !isBelowShop(path) ? null : findProductTarget(db, path);
}

/**
 * Returns the current address of a product. Other targets stay unchanged.
 * @returns null if guests cannot see the product, or if the shop is off
 */
async function currentTarget(db: Queryable, target: string): Promise<string | null> {
  const id = productIdIn(target);
  if (id === null) return target;
  if (!isOn((await getSettings(db)).settings, "shop")) return null;
  const [product] = await db
    .select({ id: products.id, address: products.address })
    .from(products)
    .where(and(eq(products.id, id), eq(products.hidden, false)));
  return product ? productPath(product) : null;
}

async function inEnglish(db: Queryable, target: string, at: Date): Promise<string> {
  if (!hasLanguages(target)) return target;
  const german = [await findGermanPaths(db, at), await findLinkedGermanPaths(db, [target])];
  return germanLinksOf(german.flat(), new Map())(target) ? target : inLanguage(target, "en");
}
