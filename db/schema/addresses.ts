import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytewiseText, idColumn, moment } from "./columns.ts";
import { entries } from "./entries.ts";

export const addresses = pgTable(
  "addresses",
  {
    key: bytewiseText("key").primaryKey(),
    path: bytewiseText("path").notNull(),
    /** The entry at this address, or the entry to which it redirects; null for redirects to other targets. */
    entryId: idColumn("entry_id").references(() => entries.id, { onDelete: "cascade" }),
    isCurrent: boolean("is_current").notNull(),
    target: text("target"),
    byHand: boolean("by_hand").notNull(),
    /**
     * From this moment on, the address answers to guests. If it is null or in the future, guests must not see that the
     * address exists.
     */
    answersFrom: moment("answers_from"),
    created: moment("created").notNull(),
    hits: integer("hits").notNull().default(0),
    lastHit: moment("last_hit"),
  },
  (table) => [
    uniqueIndex("addresses_current_idx")
      .on(table.entryId)
      .where(sql`${table.isCurrent}`),
    index("addresses_entry_id_idx").on(table.entryId),
    check("addresses_lead_somewhere", sql`(${table.entryId} is null) <> (${table.target} is null)`),
    check("addresses_current_is_entry", sql`not ${table.isCurrent} or ${table.entryId} is not null`),
  ],
);

/**
 * Addresses without a page that visitors have requested. The number of rows is limited, and no row has data about
 * visitors.
 */
export const missedAddresses = pgTable("missed_addresses", {
  key: bytewiseText("key").primaryKey(),
  path: bytewiseText("path").notNull(),
  times: integer("times").notNull(),
  first: moment("first").notNull(),
  last: moment("last").notNull(),
});
