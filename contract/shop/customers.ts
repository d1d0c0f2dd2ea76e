// Customers: whoever has ordered, by mail address.
import { z } from "zod";
import { pageInput, sortKey } from "#contract/fields/text.ts";
import type { Currency } from "./payment-sources.ts";

export const customerSortKeys = ["name", "orders", "sum", "last"] as const;

export const listCustomersInput = z.object({ ...pageInput, sort: sortKey(customerSortKeys).default("-last") });
export type ListCustomersInput = z.output<typeof listCustomersInput>;

export type Customer = {
  /** The newest order: it stands for the customer in addresses, which hold no mail address. */
  id: string;
  /** As it was written with the newest order, here and below. */
  name: string;
  city: string;
  email: string;
  orders: number;
  /** Cents that were paid, less what was paid back: of each currency, the shop's first. */
  sums: { currency: Currency; cents: number }[];
  last: string;
};
