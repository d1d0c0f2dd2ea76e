import type { PriceAnswer, PriceInput } from "#contract/shop/cart.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { findProducts } from "../products/store.ts";
import { findLines, priceLines, refuseTerms } from "./price-cart.ts";
import { termsOf } from "./terms.ts";

/** @throws invalid (C200) while prices are hidden, and for lines, deliveries and countries that are not offered */
export async function readPrice(
  { services, language }: AskingContext<"database" | "now">,
  { items, delivery, country }: PriceInput,
): Promise<PriceAnswer> {
  const { db } = services.database;
  const terms = termsOf(await getSettings(db), services.now());
  refuseTerms(terms, { delivery, ...(country !== undefined && { country }) });
  const ids = items.map(({ item }) => item);
  const found = findLines(items, await findProducts(db, [...new Set(ids)], { hidden: false }));
  return priceLines(found, delivery, terms, language);
}
