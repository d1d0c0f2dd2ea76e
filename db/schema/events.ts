import { date, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { type DateChange, eventStatuses } from "#contract/values/event-status.ts";
import { idColumn, moment } from "./columns.ts";
import { entries } from "./entries.ts";

export const events = pgTable(
  "events",
  {
    entryId: idColumn("entry_id")
      .primaryKey()
      .references(() => entries.id, { onDelete: "cascade" }),
    /** A day or a moment, in the contract's format; null if the end is unknown. */
    end: text("end"),
    place: text("place").notNull(),
    price: text("price").notNull(),
    status: text("status", { enum: eventStatuses }).notNull(),
    /** A rule of RFC 5545; '' if the event does not recur. */
    rrule: text("rrule").notNull(),
    exdates: jsonb("exdates").$type<string[]>().notNull(),
    rdates: jsonb("rdates").$type<string[]>().notNull().default([]),
    changes: jsonb("changes").$type<DateChange[]>().notNull().default([]),
    /** The occurrences up to this moment are stored; null if the event does not recur. */
    keptUntil: moment("kept_until"),
  },
  (table) => [index("events_kept_until_idx").on(table.keptUntil)],
);

export const eventOccurrences = pgTable(
  "event_occurrences",
  {
    entryId: idColumn("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    /** When the occurrence begins. For a whole day, this is midnight UTC, as in the entry. */
    begins: moment("begins").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    /** When the occurrence is over: its end, or the end of its last day if the end has no time. */
    ends: moment("ends").notNull(),
    /** The status that this date alone has; null: that of the event. */
    status: text("status", { enum: eventStatuses }),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.begins] }),
    index("event_occurrences_day_idx").on(table.day, table.entryId),
    index("event_occurrences_last_day_idx").on(table.lastDay, table.entryId),
    index("event_occurrences_ends_idx").on(table.ends, table.entryId),
  ],
);
