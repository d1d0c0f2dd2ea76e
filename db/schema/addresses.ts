// The readable addresses of entries, current and former ones, and the redirects that people add; addresses that nobody has.
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytewiseText, idColumn, moment } from "./columns.ts";
import { entries } from "./entries.ts";

export const addresses = pgTable(
  "addresses",
  {
    /** The address in lower case: by it addresses are compared. */
    key: bytewiseText("key").primaryKey(),
    /** As it is written. */
    path: bytewiseText("path").notNull(),
    /** What stands there, or to what it leads; null for a redirect to a page that is no entry, or to another site. */
    entryId: idColumn("entry_id").references(() => entries.id, { onDelete: "cascade" }),
    /** Whether the entry stands there; a former address leads to the current one. */
    isCurrent: boolean("is_current").notNull(),
    /** A path of this site, or an https address. */
    target: text("target"),
    /** Chosen, or added, by a person. */
    byHand: boolean("by_hand").notNull(),
    /** Since when guests have got an answer there; null or in the future: nobody knows the address yet. */
    answersFrom: moment("answers_from"),
    created: moment("created").notNull(),
    /** How often it led on. */
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

/** Addresses that visitors asked for in vain: bounded, and nothing about who asked. */
export const missedAddresses = pgTable("missed_addresses", {
  key: bytewiseText("key").primaryKey(),
  path: bytewiseText("path").notNull(),
  times: integer("times").notNull(),
  first: moment("first").notNull(),
  last: moment("last").notNull(),
});
