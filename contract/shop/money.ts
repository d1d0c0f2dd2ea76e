// Money in integer cents, for product pages, carts and orders.
import { type VatPart, vatByRate } from "./vat.ts";

export const packSizes = { packOfSix: 6, packOfTwelve: 12 } as const;
export type Carton = keyof typeof packSizes;

export type Amounts = { amount: number; packOfSix: number; packOfTwelve: number };

/** Gross cents of a piece and of each carton; null: not offered. */
export type Prices = { piece: number; packOfSix: number | null; packOfTwelve: number | null };

export type Priced = {
  prices: Prices;
  /** In cents. `deposit` is for each piece, `packDeposit` for the crate of each carton. */
  deposit: number;
  packDeposit: { packOfSix: number; packOfTwelve: number };
  percent: number;
};

/** In cents. `total` excludes the deposit; `deposit` is the sum for all pieces and crates. */
export type LineSum = { total: number; deposit: number };

export function piecesOf({ amount, packOfSix, packOfTwelve }: Amounts): number {
  return amount + packSizes.packOfSix * packOfSix + packSizes.packOfTwelve * packOfTwelve;
}

/** If a carton is not offered, its price here is 0. The site refuses carts and orders with such a carton. */
export function priceLine(amounts: Amounts, { prices, deposit, packDeposit }: Omit<Priced, "percent">): LineSum {
  const { amount, packOfSix, packOfTwelve } = amounts;
  return {
    total: amount * prices.piece + packOfSix * (prices.packOfSix ?? 0) + packOfTwelve * (prices.packOfTwelve ?? 0),
    deposit: piecesOf(amounts) * deposit + packOfSix * packDeposit.packOfSix + packOfTwelve * packDeposit.packOfTwelve,
  };
}

export type ShippingBand = { from: number; cents: number };

export type ShippingTerms = {
  shipping: readonly ShippingBand[];
  /** Shipping is free if the goods without deposit cost at least this; null: never free. */
  freeFrom: number | null;
  /**
   * The surcharge for an age check at the door. It is charged even if shipping is free. null: the check is not offered.
   */
  ageCheck: number | null;
};

export const deliveries = ["shipping", "shippingAgeCheck", "pickup"] as const;
export type Delivery = (typeof deliveries)[number];

/**
 * In cents. The applicable band is the highest one that starts at or below `pieces`.
 * @param goods discounted cents without deposit
 */
export function shippingOf(terms: ShippingTerms, delivery: Delivery, pieces: number, goods: number): number {
  if (delivery === "pickup") return 0;
  const fitting = terms.shipping.filter(({ from }) => from <= pieces);
  const band = fitting.reduce<ShippingBand | null>((last, one) => (last && last.from > one.from ? last : one), null);
  const isFree = terms.freeFrom !== null && goods >= terms.freeFrom;
  const surcharge = delivery === "shippingAgeCheck" ? (terms.ageCheck ?? 0) : 0;
  return (isFree ? 0 : (band?.cents ?? 0)) + surcharge;
}

export const couponKinds = ["sum", "percent"] as const;

/** `value`: cents, or percent of the goods without deposit. */
export type CouponTerms = { kind: (typeof couponKinds)[number]; value: number };

/** @returns cents, at most the goods without deposit. Half a cent is rounded up. */
export function discountOf(coupon: CouponTerms | null, goods: number): number {
  if (coupon === null) return 0;
  const { kind, value } = coupon;
  return Math.min(goods, kind === "sum" ? value : Math.floor((2 * goods * value + 100) / 200));
}

export type CartTerms = ShippingTerms & {
  /** True if no VAT is charged or shown (§ 19 UStG). */
  smallBusiness: boolean;
};

export type CartSum = {
  lines: LineSum[];
  /** In cents, by a coupon. Cartons have prices of their own. */
  discount: number;
  shipping: number;
  deposit: number;
  vat: VatPart[];
  total: number;
};

/** Carts and orders must both use this function, so that their totals agree. */
export function priceCart(
  lines: readonly { amounts: Amounts; priced: Priced }[],
  delivery: Delivery,
  terms: CartTerms,
  coupon: CouponTerms | null = null,
): CartSum {
  const sums = lines.map(({ amounts, priced }) => priceLine(amounts, priced));
  const full = sum(sums.map(({ total }) => total));
  const discount = discountOf(coupon, full);
  const goods = full - discount;
  const deposit = sum(sums.map((line) => line.deposit));
  const pieces = sum(lines.map(({ amounts }) => piecesOf(amounts)));
  const shipping = shippingOf(terms, delivery, pieces, goods);
  const taxed = lines.map(({ priced: { percent } }, index) => ({
    percent,
    goods: sums[index]?.total ?? 0,
    deposit: sums[index]?.deposit ?? 0,
  }));
  const vat = terms.smallBusiness ? [] : vatByRate(taxed, discount, shipping);
  return { lines: sums, discount, shipping, deposit, vat, total: goods + shipping + deposit };
}

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

/**
 * The price per litre without deposit (PAngV § 4). Half a cent is rounded up.
 * @param cents the price of a piece or carton
 * @param pieces the number of pieces in it
 */
export function basePrice(cents: number, sizeMillilitres: number | null, pieces = 1): number | null {
  if (sizeMillilitres === null || sizeMillilitres <= 0) return null;
  const millilitres = sizeMillilitres * pieces;
  return Math.floor((2 * cents * 1000 + millilitres) / (2 * millilitres));
}

export const millilitresOf = (litres: number): number => Math.round(litres * 1000);
export const litresOf = (millilitres: number): number => millilitres / 1000;
