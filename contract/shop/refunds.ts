// The content of a refund: goods, deposit and shipping of an order, or a sum under one VAT rate.
import type { Amounts, Prices } from "./money.ts";
import { priceLine } from "./money.ts";
import { splitByWeight } from "./split.ts";
import type { VatPart } from "./vat.ts";

/** Returned pieces, cartons and deposit (cents) of the order line at `position`. */
export type BackLine = Amounts & { position: number; deposit: number };

/** A refunded sum has no lines. */
export type RefundParts = {
  lines: BackLine[];
  shipping: number;
  /** One part per VAT rate, in the order of the rates in the order; empty for a small business. */
  vat: VatPart[];
  isRestocked: boolean;
  reason: string;
};

export type RefundLeft = {
  cents: number;
  lines: BackLine[];
  shipping: number;
  rates: { rate: number; cents: number }[];
};

/** `rate` is higher for a higher VAT rate. Lines of the same rate have the same number. */
type Priced = { discount: number; lines: readonly { prices: Prices; total: number; rate: number }[] };

/**
 * Gross cents of a line's goods without deposit, less the goods' share of the discount. All refunds of the goods of an
 * order add up to what was paid for them.
 * @param left the goods of the line before this refund
 */
export function goodsBack(
  priced: Priced,
  { position, ...amounts }: Amounts & { position: number },
  left: Amounts,
): number {
  const line = priced.lines[position];
  if (line === undefined || line.total === 0) return 0;
  const discount = discountShares(priced)[position] ?? 0;
  const shareOf = (cents: number): number => Math.round((discount * cents) / line.total);
  const [before, back] = [goodsTotal(line.prices, left), goodsTotal(line.prices, amounts)];
  return back - (shareOf(before) - shareOf(before - back));
}

function goodsTotal(prices: Prices, amounts: Amounts): number {
  return priceLine(amounts, { prices, deposit: 0, packDeposit: { packOfSix: 0, packOfTwelve: 0 } }).total;
}

/** Splits the discount over the rates as `vatByRate` does, and the share of each rate over its lines. */
function discountShares({ discount, lines }: Priced): number[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a);
  const totals = rates.map((own) => lines.map(({ rate, total }) => (rate === own ? total : 0)));
  const shares = splitByWeight(
    discount,
    totals.map((ofRate) => ofRate.reduce((sum, total) => sum + total, 0)),
  );
  const split = totals.map((ofRate, index) => splitByWeight(shares[index] ?? 0, ofRate));
  return lines.map((_, position) => split.reduce((sum, ofRate) => sum + (ofRate[position] ?? 0), 0));
}
