import { type CouponTerms, type LineSum, piecesOf, priceCart, priceLine } from "#contract/shop/money.ts";
import { type Offer, offerOf } from "#contract/shop/offers.ts";
import type { Delivery } from "#contract/shop/money.ts";
import type { PricedProduct, Terms } from "../shop-data.ts";
import { filled, keyOf, type Line, packNames } from "./cart-lines.ts";

/** The product data that the browser stores for offline use. */
export type CartProduct = Pick<
  PricedProduct,
  | "id"
  | "address"
  | "title"
  | "en"
  | "price"
  | "size"
  | "deposit"
  | "packDeposit"
  | "tax"
  | "packs"
  | "variants"
  | "stock"
  | "minAge"
  | "deliveryDays"
  | "withdrawal"
  | "durability"
> & { picture: PricedProduct["picture"] };

/**
 * `gone`: the product, the variant or the carton is no longer sold. `stock`: fewer pieces are in stock than the
 * customer wants.
 */
export type RowProblem = "gone" | "stock";

export type CartRow = {
  key: string;
  line: Line;
  product: CartProduct | null;
  offer: Offer | null;
  problem: RowProblem | null;
  left: number | null;
  sum: LineSum;
};

/** @param short the stock of lines that need more pieces, by line key */
export function rowsOf(
  lines: readonly Line[],
  products: readonly CartProduct[],
  short: ReadonlyMap<string, number> = new Map(),
): CartRow[] {
  return lines.map((line) => {
    const product = products.find(({ id }) => id === line.item) ?? null;
    const offer = product && offerOf(product, line.variant);
    const isShort = short.has(keyOf(line));
    const problem = problemOf(line, offer, isShort);
    const left = short.get(keyOf(line)) ?? offer?.stock ?? null;
    const sum =
      product && offer && problem !== "gone"
        ? priceLine(line, { ...offer, packDeposit: product.packDeposit })
        : { total: 0, deposit: 0 };
    return { key: keyOf(line), line, product, offer, problem, left: problem === "stock" ? left : null, sum };
  });
}

function problemOf(line: Line, offer: Offer | null, isShort: boolean): RowProblem | null {
  if (!offer) return "gone";
  if (packNames.some((name) => name !== "amount" && line[name] > 0 && offer.prices[name] === null)) return "gone";
  return isShort || (offer.stock !== null && piecesOf(line) > offer.stock) ? "stock" : null;
}

export function sumOf(
  rows: readonly CartRow[],
  delivery: Delivery,
  { terms, coupon }: { terms: Terms; coupon: CouponTerms | null },
) {
  const priced = rows.flatMap(({ line, product, offer, problem }) =>
    product && offer && problem !== "gone"
      ? [
          {
            amounts: line,
            priced: { ...offer, packDeposit: product.packDeposit, percent: terms.percents[product.tax] },
          },
        ]
      : [],
  );
  return priceCart(priced, delivery, terms, coupon);
}

export const agesOf = (rows: readonly CartRow[]): number =>
  Math.max(0, ...rows.map(({ product }) => product?.minAge ?? 0));

/** The ways of delivery for this minimum age. If there is a minimum age, shipping needs the age check at the door. */
export function deliveriesFor({ deliveries }: Terms, minAge: number): Delivery[] {
  return deliveries.filter((delivery) => (minAge === 0 ? delivery !== "shippingAgeCheck" : delivery !== "shipping"));
}

export const ordered = (rows: readonly CartRow[]): Line[] =>
  filled(rows.filter(({ problem }) => problem !== "gone").map(({ line }) => line));
