// Takings, orders and what is left to do, as the shop's dashboard shows them.
import { z } from "zod";
import type { VatPart } from "./vat.ts";

/** Those of the calendar are what tax returns ask for. */
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

/** `takings` in cents: what was paid, less `refunded`. `orders`: how many were placed. */
export type SalesSum = { takings: number; refunded: number; orders: number };

/** A day or a month, by its first day. */
export type SalesBucket = Pick<SalesSum, "takings" | "orders"> & { start: string };

/** What was sold of a product or of one of its variants; it may be gone. */
export type BestSeller = { item: string; title: string; variant: string | null; pieces: number; cents: number };

export type LowStock = { item: string; title: string; variant: string | null; pieces: number };

/** How many of each are left to do. */
export type OpenWork = Record<
  "unread" | "unpaid" | "unshipped" | "unready" | "oversold" | "refundDue" | "withdrawals" | "lowStock",
  number
>;

export type SalesAnswer = {
  /** The first and the last day. */
  from: string;
  to: string;
  unit: "day" | "month";
  buckets: SalesBucket[];
  total: SalesSum;
  /** Of the span before, as long as this one. */
  before: SalesSum;
  /** Of what was paid, less the share of what was paid back. */
  vat: VatPart[];
  bestSellers: BestSeller[];
  open: OpenWork;
  /** The first of them, the lowest first. */
  lowStock: LowStock[];
};
