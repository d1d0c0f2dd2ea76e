import type { RefundParts } from "#contract/shop/refunds.ts";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { orders } from "./orders.ts";

/** asked: the provider may know the payment. open: the provider's page exists. processing: the payment is pending. */
export const onlinePaymentStates = ["asked", "open", "processing", "paid", "failed"] as const;

/** At most one per order. It is stored together with the order, before the first request to the provider. */
export const onlinePayments = pgTable(
  "online_payments",
  {
    orderId: idColumn("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    state: text("state", { enum: onlinePaymentStates }).notNull(),
    /** Part of the idempotency key of requests to the provider. It increases after a refusal. */
    attempt: integer("attempt").notNull(),
    sessionId: text("session_id").unique(),
    intentId: text("intent_id"),
    url: text("url"),
    /** The time at which the site queries the provider if no event has arrived; null: never. */
    checkAt: moment("check_at"),
    asked: moment("asked"),
  },
  (table) => [index("online_payments_check_idx").on(table.checkAt)],
);

export const refunds = pgTable(
  "refunds",
  {
    /** The client generates the id, so a retry is idempotent: the refund is paid once. */
    id: idColumn("id").primaryKey(),
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    cents: bigint("cents", { mode: "number" }).notNull(),
    /** The refunded parts; null for refunds of an earlier release. */
    parts: jsonb("parts").$type<RefundParts>(),
    /** The provider's id of the refund. null for manual transfers, and until the provider has answered. */
    providerId: text("provider_id").unique(),
    state: text("state", { enum: ["asked", "done", "refused"] }).notNull(),
    created: moment("created").notNull(),
    /** Part of the idempotency key. It increases with each attempt that may have another result. */
    attempt: integer("attempt").notNull().default(1),
    tried: moment("tried"),
    userId: idColumn("user_id"),
    userName: text("user_name").notNull(),
    /** The time of the next query to the provider; null after the final answer. */
    nextAttempt: moment("next_attempt"),
  },
  (table) => [index("refunds_order_idx").on(table.orderId), index("refunds_next_idx").on(table.nextAttempt)],
);

/** Makes the processing of events idempotent. Events older than a day are refused by their age. */
export const providerEvents = pgTable("provider_events", {
  id: text("id").primaryKey(),
  received: moment("received").notNull(),
});

/** Booked payments of the bank account, with just enough data to recognise a repetition. */
export const bankBookings = pgTable(
  "bank_bookings",
  {
    /** A hash of day, sum, payer and text. */
    hash: text("hash").primaryKey(),
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    counted: moment("counted").notNull(),
  },
  (table) => [index("bank_bookings_order_idx").on(table.orderId)],
);
