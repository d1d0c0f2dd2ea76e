import type { PriceAnswer, PriceInput } from "#contract/shop/cart.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { readCoupon } from "./redeem-coupon.ts";
import { findProducts } from "../products/store.ts";
import { findLines, priceLines, refuseTerms } from "./price-cart.ts";
import { termsOf } from "./terms.ts";

/**
 * @throws invalid (C200) while prices are hidden, and for lines, deliveries and countries that are not offered
 * @throws the errors of `readCoupon`
 */
export async function readPrice(
  context: AskingContext<"database" | "now">,
  { items, delivery, country, coupon: code }: PriceInput,
): Promise<PriceAnswer> {
  const { services, language } = context;
  const { db } = services.database;
  const terms = termsOf(await getSettings(db), services.now());
  refuseTerms(terms, { delivery, ...(country !== undefined && { country }) });
  const ids = items.map(({ item }) => item);
  const found = findLines(items, await findProducts(db, [...new Set(ids)], { hidden: false }));
  const coupon = code === undefined ? null : await readCoupon(context, code);
  return priceLines(found, delivery, terms, language, coupon);
}
