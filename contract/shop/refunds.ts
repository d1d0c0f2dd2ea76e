// What a refund is for: goods, deposit and shipping of an order, or a sum under one rate of VAT. Free of zod.
import type { Amounts, Prices } from "./money.ts";
import { priceLine } from "./money.ts";
import type { VatPart } from "./vat.ts";

/** Pieces, cartons and deposit (cents) of one line of an order. */
export type BackLine = Amounts & { position: number; deposit: number };

/** What one refund gave back; a sum has no lines. */
export type RefundParts = {
  lines: BackLine[];
  /** Cents. */
  shipping: number;
  /** One part for each rate of the order, in its order; empty for a small business. */
  vat: VatPart[];
  /** The goods of the lines are in the stock again. */
  isRestocked: boolean;
  reason: string;
};

/** What of an order can still be refunded. */
export type RefundLeft = {
  cents: number;
  /** All lines, also those of which nothing is left. */
  lines: BackLine[];
  shipping: number;
  rates: { rate: number; cents: number }[];
};

type Priced = { discount: number; lines: readonly { prices: Prices; total: number }[] };

/** Gross cents of the goods of one line, less their share of the order's discount. Without deposit. */
export function goodsBack(
  { discount, lines }: Priced,
  { position, ...amounts }: Amounts & { position: number },
): number {
  const line = lines[position];
  if (line === undefined) return 0;
  const { total } = priceLine(amounts, { prices: line.prices, deposit: 0, packDeposit: { sechs: 0, zwoelf: 0 } });
  const goods = lines.reduce((sum, one) => sum + one.total, 0);
  return goods === 0 ? 0 : total - Math.round((discount * total) / goods);
}
