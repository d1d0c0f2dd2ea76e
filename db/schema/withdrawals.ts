// Declarations of withdrawal (§ 356a BGB), stored exactly as they were received.
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
    /** The number that the customer wrote; '' if unknown. */
    orderNumber: text("order_number").notNull(),
    /** The part of the order that is withdrawn, such as some lines; '' for the whole order. */
    text: text("text").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    /** The order with this number and mail address. If there is none, the declaration is still valid. */
    orderId: idColumn("order_id").references(() => orders.id, { onDelete: "set null" }),
    /** True if the form's honeypot was filled. The declaration is still valid. */
    isSuspicious: boolean("suspicious").notNull().default(false),
    done: moment("done"),
    /** The name of the user who marked the declaration as done, at that time. */
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
