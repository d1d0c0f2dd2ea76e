// What entries that are events have besides their beginning, and the days on which they come.
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { eventStatuses } from "#contract/event-status.ts";
import { idColumn, moment } from "./columns.ts";
import { entries } from "./entries.ts";

export const events = pgTable("events", {
  entryId: idColumn("entry_id")
    .primaryKey()
    .references(() => entries.id, { onDelete: "cascade" }),
  /** The last day, or the moment; a whole day is stored as midnight UTC. Null: nobody has said. */
  end: moment("end"),
  endHasTime: boolean("end_has_time").notNull(),
  place: text("place").notNull(),
  price: text("price").notNull(),
  status: text("status", { enum: eventStatuses }).notNull(),
  /** An RRULE of RFC 5545; '' for an event that comes once. */
  rrule: text("rrule").notNull(),
  /** Days (YYYY-MM-DD) that are left out. */
  exdates: jsonb("exdates").$type<string[]>().notNull(),
  /** Rises with each change, for calendars (SEQUENCE of RFC 5545). */
  sequence: integer("sequence").notNull().default(0),
});

/** Kept five years ahead, also of an event that comes once; made from `events` and the beginning of the entry. */
export const eventOccurrences = pgTable(
  "event_occurrences",
  {
    entryId: idColumn("entry_id")
      .notNull()
      .references(() => events.entryId, { onDelete: "cascade" }),
    begins: moment("begins").notNull(),
    /** Its first and its last day by the clock of the place. */
    day: date("day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.begins] }),
    index("event_occurrences_day_idx").on(table.day, table.entryId),
    index("event_occurrences_last_day_idx").on(table.lastDay, table.entryId),
  ],
);
