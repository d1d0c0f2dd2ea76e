// Results of the search in the admin center. Screens and settings are missing here, because the client knows them.
import { z } from "zod";
import type { entryStates } from "#contract/values/entry-filters.ts";
import { limits } from "#contract/values/limits.ts";
import { line } from "#contract/fields/text.ts";
import type { OrderState } from "#contract/shop/order-states.ts";
import type { Picture } from "./files.ts";

export const paletteInput = z.object({ q: line(limits.searchLength).pipe(z.string().min(1)) });

/** At most this many results of each kind. */
export const mostOfKind = 5;

export type FoundEntry = {
  id: string;
  kind: "page" | "news" | "event" | "nowhere";
  title: string;
  path: string;
  state: (typeof entryStates)[number];
  /** The day or moment of an event; null for others. */
  date: string | null;
};
export type FoundProduct = { id: string; title: string; isHidden: boolean };
export type FoundOrder = {
  id: string;
  number: number;
  name: string;
  created: string;
  states: OrderState[];
  /** null if no invoice has been issued. */
  invoice: { id: string; number: string } | null;
};
export type FoundMessage = { id: string; name: string; beginning: string; created: string };
export type FoundUser = { id: string; name: string; handle: string };
/** `id` is the id of the customer's newest order. */
export type FoundCustomer = { id: string; name: string; email: string; orders: number };
export type FoundFile = Picture & { version: number };

/** A kind that the viewer may not read is empty. */
export type PaletteAnswer = {
  entries: FoundEntry[];
  products: FoundProduct[];
  orders: FoundOrder[];
  messages: FoundMessage[];
  users: FoundUser[];
  customers: FoundCustomer[];
  files: FoundFile[];
};
