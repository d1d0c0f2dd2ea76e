// What entries that are events have besides their beginning, and the days on which entries with a beginning come.
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
    /** A day or a moment, as the contract writes them; null: nobody has said. */
    end: text("end"),
    place: text("place").notNull(),
    price: text("price").notNull(),
    status: text("status", { enum: eventStatuses }).notNull(),
    /** An RRULE of RFC 5545; '' for an event that comes once. */
    rrule: text("rrule").notNull(),
    /** Days (YYYY-MM-DD) that are left out. */
    exdates: jsonb("exdates").$type<string[]>().notNull(),
    /** Its occurrences are stored up to this moment; null: it comes once. */
    keptUntil: moment("kept_until"),
  },
  (table) => [index("events_kept_until_idx").on(table.keptUntil)],
);

/** Of every entry with a beginning; five years ahead of one that comes again. Made from `events` and the beginning. */
export const eventOccurrences = pgTable(
  "event_occurrences",
  {
    entryId: idColumn("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    /** Stored like the beginning of the entry: a whole day is midnight UTC. */
    begins: moment("begins").notNull(),
    /** Its first and its last day by the clock of the place. */
    day: date("day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    /** From this moment on it is over: its end, or the end of its last day where nobody has said an hour. */
    ends: moment("ends").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.begins] }),
    index("event_occurrences_day_idx").on(table.day, table.entryId),
    index("event_occurrences_last_day_idx").on(table.lastDay, table.entryId),
    index("event_occurrences_ends_idx").on(table.ends, table.entryId),
  ],
);
