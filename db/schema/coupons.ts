import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { couponKinds } from "#contract/shop/money.ts";
import { bytewiseText, idColumn, moment, updatedColumn } from "./columns.ts";

export const coupons = pgTable(
  "coupons",
  {
    id: idColumn("id").primaryKey(),
    code: text("code").notNull(),
    /** The code by which orders find the coupon (`couponKey`). */
    codeKey: bytewiseText("code_key").notNull(),
    kind: text("kind", { enum: couponKinds }).notNull(),
    /** Cents, or percent. */
    value: integer("value").notNull(),
    /** The last day, YYYY-MM-DD, in the site's time zone. */
    until: text("until"),
    uses: integer("uses"),
    created: moment("created").notNull(),
    version: integer("version").notNull().default(1),
    updated: updatedColumn(),
  },
  (table) => [uniqueIndex("coupons_code_idx").on(table.codeKey)],
);
