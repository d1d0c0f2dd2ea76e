// Takings, orders and open work for the shop's dashboard.
import { z } from "zod";
import type { VatPart } from "./vat.ts";

/** The calendar periods match tax returns. */
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

/** `takings`: cents paid, less `refunded`. `orders`: the number of new orders. */
export type SalesSum = { takings: number; refunded: number; orders: number };

/** `start` is the first day of a day or month. */
export type SalesBucket = Pick<SalesSum, "takings" | "orders"> & { start: string };

/** The sales of a product or variant, which may no longer exist. */
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
  /** The preceding period of the same length. */
  before: SalesSum;
  /** Based on paid cents, less the share of refunds. */
  vat: VatPart[];
  bestSellers: BestSeller[];
  open: OpenWork;
  /** The lowest stocks first; limited. */
  lowStock: LowStock[];
};
