// Online payments of orders, what was paid back, the messages of the payment provider that were read, and the bookings of the
// bank account that were counted.
import type { RefundParts } from "#contract/shop/refunds.ts";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { orders } from "./orders.ts";

/** asked: the provider may know of it. open: its page was made. processing: the money is on its way. */
export const onlinePaymentStates = ["asked", "open", "processing", "paid", "failed"] as const;

/** At most one for each order; stored with it, before the provider is asked. */
export const onlinePayments = pgTable(
  "online_payments",
  {
    orderId: idColumn("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    state: text("state", { enum: onlinePaymentStates }).notNull(),
    /** Part of the key by which the provider knows a question that is asked again; rises when it has refused one. */
    attempt: integer("attempt").notNull(),
    /** The provider's names of the page and of the payment. */
    sessionId: text("session_id").unique(),
    intentId: text("intent_id"),
    url: text("url"),
    /** When the provider is asked next, if it says nothing; null: never again. */
    checkAt: moment("check_at"),
    /** When it was asked last. */
    asked: moment("asked"),
  },
  (table) => [index("online_payments_check_idx").on(table.checkAt)],
);

export const refunds = pgTable(
  "refunds",
  {
    /** Made by whoever asks for it: sent again, it is paid once. */
    id: idColumn("id").primaryKey(),
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    cents: bigint("cents", { mode: "number" }).notNull(),
    /** What it is for; null for the refunds of an older release. */
    parts: jsonb("parts").$type<RefundParts>(),
    /** The provider's name of it; null for what was transferred by hand, or is not answered yet. */
    providerId: text("provider_id").unique(),
    /** asked: the provider may have done it. */
    state: text("state", { enum: ["asked", "done", "refused"] }).notNull(),
    created: moment("created").notNull(),
    /** Part of the key by which the provider knows the question; rises with each try that may have had another answer. */
    attempt: integer("attempt").notNull().default(1),
    /** When the last try began. */
    tried: moment("tried"),
    userId: idColumn("user_id"),
    userName: text("user_name").notNull(),
    /** When the provider is asked again; null: it has answered. */
    nextAttempt: moment("next_attempt"),
  },
  (table) => [index("refunds_order_idx").on(table.orderId), index("refunds_next_idx").on(table.nextAttempt)],
);

/** Messages are read once; older ones than a day are refused by their age. */
export const providerEvents = pgTable("provider_events", {
  id: text("id").primaryKey(),
  received: moment("received").notNull(),
});

/** Bookings of the bank account that were counted: only what tells that one of them comes again. */
export const bankBookings = pgTable(
  "bank_bookings",
  {
    /** Of day, sum, payer and text. */
    hash: text("hash").primaryKey(),
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    counted: moment("counted").notNull(),
  },
  (table) => [index("bank_bookings_order_idx").on(table.orderId)],
);
