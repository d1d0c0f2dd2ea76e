import { date, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { eventStatuses } from "#contract/values/event-status.ts";
import { idColumn, moment } from "./columns.ts";
import { entries } from "./entries.ts";

export const events = pgTable(
  "events",
  {
    entryId: idColumn("entry_id")
      .primaryKey()
      .references(() => entries.id, { onDelete: "cascade" }),
    /** A day or a moment in the form of the contract; null if unknown. */
    end: text("end"),
    place: text("place").notNull(),
    price: text("price").notNull(),
    status: text("status", { enum: eventStatuses }).notNull(),
    /** RFC 5545; '' for a single event. */
    rrule: text("rrule").notNull(),
    exdates: jsonb("exdates").$type<string[]>().notNull(),
    /** Occurrences are stored up to this moment; null for a single event. */
    keptUntil: moment("kept_until"),
  },
  (table) => [index("events_kept_until_idx").on(table.keptUntil)],
);

/** Derived from `events` and the dates of entries. Recurring events have occurrences for five years ahead. */
export const eventOccurrences = pgTable(
  "event_occurrences",
  {
    entryId: idColumn("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    /** As in the entry, a whole day is midnight UTC. */
    begins: moment("begins").notNull(),
    /** In local time. */
    day: date("day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    /** The occurrence is over at this moment: its end, or the end of its last day if no time is known. */
    ends: moment("ends").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.begins] }),
    index("event_occurrences_day_idx").on(table.day, table.entryId),
    index("event_occurrences_last_day_idx").on(table.lastDay, table.entryId),
    index("event_occurrences_ends_idx").on(table.ends, table.entryId),
  ],
);
