import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { entries } from "./entries.ts";
import { users } from "./users.ts";

/** Notes that users leave for each other at an entry. */
export const entryNotes = pgTable(
  "entry_notes",
  {
    id: idColumn("id").primaryKey(),
    entryId: idColumn("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    /** null if the user was deleted. `fromName` is the name at the time of writing. */
    fromId: idColumn("from_id").references(() => users.id, { onDelete: "set null" }),
    fromName: text("from_name").notNull(),
    toId: idColumn("to_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    created: moment("created").notNull(),
    done: moment("done"),
  },
  (table) => [
    index("entry_notes_entry_idx")
      .on(table.entryId, table.id)
      .where(sql`done is null`),
    index("entry_notes_to_idx")
      .on(table.toId)
      .where(sql`done is null`),
  ],
);
