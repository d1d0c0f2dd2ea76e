// Entries that were removed, for as long as they can be brought back.
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

/** Rows of other tables that go with an entry: as the database writes them, so that a later column may be missing. */
export type Belongings = {
  /** Not of entries that were removed before there were readable addresses. */
  addresses?: Record<string, unknown>[];
  /** Of a page of the site's own that stood in the tree of pages (server/content/navigation/kept-place.ts). */
  place?: Record<string, unknown>;
  revisions: Record<string, unknown>[];
  comments: Record<string, unknown>[];
  workingCopies: Record<string, unknown>[];
};

export const binnedEntries = pgTable(
  "binned_entries",
  {
    /** The entry's. */
    id: idColumn("id").primaryKey(),
    title: text("title").notNull(),
    /** The row with its tags and its event. */
    entry: jsonb("entry").$type<Record<string, unknown>>().notNull(),
    belongings: jsonb("belongings").$type<Belongings>().notNull(),
    removed: moment("removed").notNull(),
    /** null: a user who has been removed. */
    removedBy: idColumn("removed_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("binned_entries_removed_idx").on(table.removed, table.id)],
);
