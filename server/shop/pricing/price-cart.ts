import type { CartLine, PriceAnswer, PricedLine } from "#contract/shop/cart.ts";
import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import { type Amounts, type CouponTerms, type Delivery, priceCart } from "#contract/shop/money.ts";
import { type Offer, offerOf } from "#contract/shop/offers.ts";
import type { Language } from "../../kernel/context.ts";
import { fieldsOf, type ProductRow } from "../products/fields.ts";
import type { ShopTerms } from "./terms.ts";

export type FoundLine = { line: CartLine; product: ProductRow; offer: Offer };

/** @throws invalid (C200) with every line whose product, variant or pack is not sold */
export function findLines(items: readonly CartLine[], products: readonly ProductRow[]): FoundLine[] {
  const byId = new Map(products.filter(({ hidden }) => !hidden).map((product) => [product.id, product]));
  const problems: Record<string, FieldProblem> = {};
  const found = items.flatMap((line, index): FoundLine[] => {
    const product = byId.get(line.item);
    const offer = product ? offerOf(fieldsOf(product), line.variant) : null;
    const problem = problemOf(line, product, offer);
    if (problem) problems[`items.${index}.${problem.field}`] = { key: problem.key };
    return product && offer && !problem ? [{ line, product, offer }] : [];
  });
  if (Object.keys(problems).length > 0) throw new AppError("invalid", { fields: problems });
  return found;
}

type Problem = { field: string; key: FieldProblem["key"] };

function problemOf(line: CartLine, product: ProductRow | undefined, offer: Offer | null): Problem | null {
  if (!product) return { field: "item", key: "notSold" };
  if (!offer) return { field: "variant", key: line.variant === null ? "chooseVariant" : "notSold" };
  const pack = (["packOfSix", "packOfTwelve"] as const).find((name) => line[name] > 0 && offer.prices[name] === null);
  return pack ? { field: pack, key: "noSuchPack" } : null;
}

/** @throws invalid (C200) for hidden prices, for a delivery that is not offered, and for a country without delivery */
export function refuseTerms(terms: ShopTerms, { delivery, country }: { delivery: Delivery; country?: string }): void {
  const problems: Record<string, FieldProblem> = {};
  if (!terms.showPrice) problems["items"] = { key: "pricesHidden" };
  if (!terms.deliveries.includes(delivery)) problems["delivery"] = { key: "deliveryNotOffered" };
  if (delivery !== "pickup" && country !== undefined && !terms.countries.includes(country))
    problems["country"] = { key: "notDelivered" };
  if (Object.keys(problems).length > 0) throw new AppError("invalid", { fields: problems });
}

/** Titles are in the customer's language if a translation exists. */
export function priceLines(
  found: readonly FoundLine[],
  delivery: Delivery,
  terms: ShopTerms,
  language: Language,
  coupon: CouponTerms | null = null,
): PriceAnswer {
  const { lines, ...sums } = priceCart(
    found.map(({ line, product, offer }) => ({
      amounts: amountsOf(line),
      priced: { ...offer, packDeposit: product.packDeposit, percent: terms.percents[product.tax] },
    })),
    delivery,
    terms,
    coupon,
  );
  const priced = found.map((one, index): PricedLine => ({ ...presentLine(one, language), ...sumOf(lines[index]) }));
  return { lines: priced, ...sums, currency: terms.currency };
}

const amountsOf = ({ amount, packOfSix, packOfTwelve }: CartLine): Amounts => ({ amount, packOfSix, packOfTwelve });
const sumOf = (sum: { total: number; deposit: number } | undefined) => sum ?? { total: 0, deposit: 0 };

function presentLine({ line, product, offer }: FoundLine, language: Language) {
  const title = (language === "en" && product.en?.title) || product.title;
  return {
    item: { id: product.id, title },
    variant: offer.variant,
    size: offer.size,
    ...amountsOf(line),
    prices: offer.prices,
    tax: product.tax,
  };
}
