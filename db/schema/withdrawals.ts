// Declarations that a contract is withdrawn from (§ 356a BGB): each is kept as it came, to the second.
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
    /** In its normal form: lower case. */
    email: text("email").notNull(),
    /** As it was written; '' if the person does not know it. */
    orderNumber: text("order_number").notNull(),
    /** Plain text of several lines, such as what is meant of an order; '' for all of it. */
    text: text("text").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    /** The order with this number and address; null if there is none. A declaration counts without it. */
    orderId: idColumn("order_id").references(() => orders.id, { onDelete: "set null" }),
    /** The hidden field of the form was filled in: a program, or a password manager. The declaration counts. */
    isSuspicious: boolean("suspicious").notNull().default(false),
    /** When somebody has dealt with it. */
    done: moment("done"),
    /** Who it was. */
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
