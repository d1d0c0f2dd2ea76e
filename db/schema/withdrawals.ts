// Declarations of withdrawal (§ 356a BGB).
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
    orderNumber: text("order_number").notNull(),
    text: text("text").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    /** The order with this number and mail address; null if there is none. The declaration is valid anyway. */
    orderId: idColumn("order_id").references(() => orders.id, { onDelete: "set null" }),
    /** True if the form's honeypot was filled. The declaration is valid anyway. */
    isSuspicious: boolean("suspicious").notNull().default(false),
    done: moment("done"),
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
