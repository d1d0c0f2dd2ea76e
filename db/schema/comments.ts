import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { commentStates } from "#contract/values/comment-states.ts";
import { bytewiseText, foldedText, idColumn, moment } from "./columns.ts";
import { entries } from "./entries.ts";

export const comments = pgTable(
  "comments",
  {
    id: idColumn("id").primaryKey(),
    entryId: idColumn("entry_id").references(() => entries.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The mail address in lower case, which only administrators see. '' after the storage period. */
    email: text("email").notNull(),
    text: text("text").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    state: text("state", { enum: commentStates }).notNull().default("waiting"),
    answer: text("answer").notNull().default(""),
    answered: moment("answered"),
    answeredBy: text("answered_by").notNull().default(""),
    created: moment("created").notNull(),
    version: integer("version").notNull().default(1),
    /** Soft-deleted. When the removal cannot be undone any more, a job deletes the row. */
    removed: moment("removed"),
    searchText: bytewiseText("search_text")
      .notNull()
      .generatedAlwaysAs(foldedText(sql`name || E'\\n' || email || E'\\n' || text || E'\\n' || answer`)),
  },
  (table) => [
    index("comments_created_idx").on(table.created, table.id),
    index("comments_entry_idx").on(table.entryId, table.created, table.id),
    index("comments_waiting_idx")
      .on(table.id)
      .where(sql`state = 'waiting' and removed is null`),
    index("comments_email_idx").on(table.email),
    index("comments_removed_idx")
      .on(table.removed)
      .where(sql`removed is not null`),
  ],
);
