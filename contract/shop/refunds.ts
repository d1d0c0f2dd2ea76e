// The content of a refund: goods, deposit and shipping of an order, or a sum under one VAT rate.
import type { Amounts, Prices } from "./money.ts";
import { priceLine } from "./money.ts";
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

type Priced = { discount: number; lines: readonly { prices: Prices; total: number }[] };

/** Gross cents of a line's goods without deposit, less the line's share of the discount. */
export function goodsBack(
  { discount, lines }: Priced,
  { position, ...amounts }: Amounts & { position: number },
): number {
  const line = lines[position];
  if (line === undefined) return 0;
  const { total } = priceLine(amounts, {
    prices: line.prices,
    deposit: 0,
    packDeposit: { packOfSix: 0, packOfTwelve: 0 },
  });
  const goods = lines.reduce((sum, one) => sum + one.total, 0);
  return goods === 0 ? 0 : total - Math.round((discount * total) / goods);
}
