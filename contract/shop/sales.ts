import { z } from "zod";
import type { VatPart } from "./vat.ts";

/** Tax returns use calendar periods, so these are offered as well. */
export const salesPeriods = [
  "days30",
  "month",
  "lastMonth",
  "quarter",
  "lastQuarter",
  "year",
  "lastYear",
  "months12",
] as const;
export type SalesPeriod = (typeof salesPeriods)[number];

export const salesInput = z.object({ period: z.enum(salesPeriods).default("days30") });

/** In cents: `takings` is the sum paid less `refunded`. `orders` is the number of new orders. */
export type SalesSum = { takings: number; refunded: number; orders: number };

export type SalesBucket = Pick<SalesSum, "takings" | "orders"> & { start: string };

export type BestSeller = { item: string; title: string; variant: string | null; pieces: number; cents: number };

export type LowStock = { item: string; title: string; variant: string | null; pieces: number };

export type OpenWork = Record<
  "unread" | "unpaid" | "unshipped" | "unready" | "oversold" | "refundDue" | "withdrawals" | "lowStock",
  number
>;

export type SalesAnswer = {
  from: string;
  to: string;
  unit: "day" | "month";
  buckets: SalesBucket[];
  total: SalesSum;
  before: SalesSum;
  /** The VAT of the sum paid, less the VAT of refunds. */
  vat: VatPart[];
  bestSellers: BestSeller[];
  open: OpenWork;
  lowStock: LowStock[];
};
