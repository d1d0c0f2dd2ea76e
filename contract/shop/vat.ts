import { splitByWeight } from "./split.ts";

export type VatPart = { rate: number; net: number; vat: number };

/** Gross cents of goods and deposit under one rate in percent. */
export type Taxed = { percent: number; goods: number; deposit: number };

/** Half a cent is rounded up (contract.md section 4b, 'Cart line'). @param percent integer */
export function vatOf(gross: number, percent: number): number {
  const [g, p] = [BigInt(gross), BigInt(percent)];
  return Number((2n * g * p + 100n + p) / (2n * (100n + p)));
}

/**
 * One part per rate, highest first. The discount, then the shipping, is split in proportion to the goods of each rate.
 */
export function vatByRate(taxed: readonly Taxed[], discount: number, shipping: number): VatPart[] {
  const rates = byRate(taxed);
  const goods = rates.map((rate) => rate.goods);
  const discounts = splitByWeight(discount, goods);
  const reduced = goods.map((gross, index) => gross - (discounts[index] ?? 0));
  const shippings = splitByWeight(shipping, reduced);
  return rates.map(({ percent, deposit }, index) => {
    const gross = (reduced[index] ?? 0) + (shippings[index] ?? 0) + deposit;
    const vat = vatOf(gross, percent);
    return { rate: percent, net: gross - vat, vat };
  });
}

function byRate(taxed: readonly Taxed[]): Taxed[] {
  const sums = new Map<number, Taxed>();
  for (const { percent, goods, deposit } of taxed) {
    const sum = sums.get(percent) ?? { percent, goods: 0, deposit: 0 };
    sums.set(percent, { percent, goods: sum.goods + goods, deposit: sum.deposit + deposit });
  }
  return [...sums.values()].sort((a, b) => b.percent - a.percent);
}
