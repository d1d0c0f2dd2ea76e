import { z } from "zod";
import { pageInput, sortKey } from "#contract/fields/text.ts";
import type { Currency } from "./payment-sources.ts";

export const customerSortKeys = ["name", "orders", "sum", "last"] as const;

export const listCustomersInput = z.object({ ...pageInput, sort: sortKey(customerSortKeys).default("-last") });
export type ListCustomersInput = z.output<typeof listCustomersInput>;

export type Customer = {
  /** The id of the newest order. URLs contain it instead of the customer's mail address. */
  id: string;
  name: string;
  city: string;
  email: string;
  orders: number;
  /** Cents paid minus cents refunded, by currency. The shop's currency comes first. */
  sums: { currency: Currency; cents: number }[];
  last: string;
};
