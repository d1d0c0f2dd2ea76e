// Declarations of withdrawal (§ 356a BGB), stored as received.
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { orders } from "./orders.ts";

export const withdrawals = pgTable(
  "withdrawals",
  {
    id: idColumn("id").primaryKey(),
    received: moment("received").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** As written by the customer; '' if unknown. */
    orderNumber: text("order_number").notNull(),
    /** For example the withdrawn lines of an order; '' for the whole order. */
    text: text("text").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    /** The order with this number and mail address. The declaration is valid without an order. */
    orderId: idColumn("order_id").references(() => orders.id, { onDelete: "set null" }),
    /** True if the form's honeypot was filled. The declaration is valid nevertheless. */
    isSuspicious: boolean("suspicious").notNull().default(false),
    done: moment("done"),
    /** The name of the user at the time of the answer. */
    doneBy: text("done_by").notNull().default(""),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("withdrawals_received_idx").on(table.received, table.id),
    index("withdrawals_email_idx").on(table.email),
    index("withdrawals_open_idx")
      .on(table.id)
      .where(sql`done is null`),
  ],
);
