import type { RefundParts } from "#contract/shop/refunds.ts";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { orders } from "./orders.ts";

/**
 * asked: the provider may know the payment. open: the provider's payment page exists. processing: the payment is
 * pending.
 */
export const onlinePaymentStates = ["asked", "open", "processing", "paid", "failed"] as const;

/**
 * An order has at most one online payment. The row is stored together with the order, before the provider gets a
 * request.
 */
export const onlinePayments = pgTable(
  "online_payments",
  {
    orderId: idColumn("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    state: text("state", { enum: onlinePaymentStates }).notNull(),
    /** Part of the idempotency key of requests to the provider. After a refusal, the number increases. */
    attempt: integer("attempt").notNull(),
    sessionId: text("session_id").unique(),
    intentId: text("intent_id"),
    url: text("url"),
    /**
     * If no event of the provider has arrived by this moment, the site asks the provider for the state. null: the site
     * does not ask.
     */
    checkAt: moment("check_at"),
    asked: moment("asked"),
  },
  (table) => [index("online_payments_check_idx").on(table.checkAt)],
);

export const refunds = pgTable(
  "refunds",
  {
    /** The client generates the id. A retry is therefore idempotent: the refund is paid only once. */
    id: idColumn("id").primaryKey(),
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    cents: bigint("cents", { mode: "number" }).notNull(),
    parts: jsonb("parts").$type<RefundParts>(),
    /** The provider's id of the refund; null for manual transfers, and before the provider has answered. */
    providerId: text("provider_id").unique(),
    state: text("state", { enum: ["asked", "done", "refused"] }).notNull(),
    created: moment("created").notNull(),
    /** Part of the idempotency key. If another attempt may have a different result, the number increases. */
    attempt: integer("attempt").notNull().default(1),
    tried: moment("tried"),
    userId: idColumn("user_id"),
    userName: text("user_name").notNull(),
    /** When the provider is asked again; null after its final answer. */
    nextAttempt: moment("next_attempt"),
  },
  (table) => [index("refunds_order_idx").on(table.orderId), index("refunds_next_idx").on(table.nextAttempt)],
);

/** With these rows, each event is processed only once. Events that are older than a day are refused anyway. */
export const providerEvents = pgTable("provider_events", {
  id: text("id").primaryKey(),
  received: moment("received").notNull(),
});

/** Payments that were booked from bank statements. The data is just enough to recognise the same booking again. */
export const bankBookings = pgTable(
  "bank_bookings",
  {
    hash: text("hash").primaryKey(),
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    counted: moment("counted").notNull(),
  },
  (table) => [index("bank_bookings_order_idx").on(table.orderId)],
);
