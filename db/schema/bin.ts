import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

/** Rows of a removed entry in other tables. Columns that later releases have added may be missing. */
export type Belongings = {
  /** Missing if the entry was removed before readable addresses were introduced. */
  addresses?: Record<string, unknown>[];
  /** The place of an own page in the page tree (server/content/navigation/kept-place.ts). */
  place?: Record<string, unknown>;
  revisions: Record<string, unknown>[];
  comments: Record<string, unknown>[];
  workingCopies: Record<string, unknown>[];
};

export const binnedEntries = pgTable(
  "binned_entries",
  {
    id: idColumn("id").primaryKey(),
    title: text("title").notNull(),
    entry: jsonb("entry").$type<Record<string, unknown>>().notNull(),
    belongings: jsonb("belongings").$type<Belongings>().notNull(),
    removed: moment("removed").notNull(),
    removedBy: idColumn("removed_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("binned_entries_removed_idx").on(table.removed, table.id)],
);
