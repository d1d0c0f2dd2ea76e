import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Entry } from "#contract/schemas/entries.ts";
import type { RoughDraft } from "#contract/schemas/working-copies.ts";
import { idColumn, moment } from "./columns.ts";
import { entries } from "./entries.ts";
import { users } from "./users.ts";

/** Each entry has at most one working copy, which all editors share. Guests and programs never see it. */
export const workingCopies = pgTable("working_copies", {
  entryId: idColumn("entry_id")
    .primaryKey()
    .references(() => entries.id, { onDelete: "cascade" }),
  /** The entry at the start of the draft, for three-way merges. */
  base: jsonb("base").$type<Entry>().notNull(),
  draft: jsonb("draft").$type<RoughDraft>().notNull(),
  /** Increased by each write. A write that is based on an older revision is refused. */
  revision: integer("revision").notNull(),
  /**
   * The editing session of the last write. If the answer to this write was lost, the session recognises its own write
   * by this id.
   */
  writer: text("writer").notNull().default(""),
  changed: moment("changed").notNull(),
  changedBy: idColumn("changed_by").references(() => users.id, { onDelete: "set null" }),
});

export const entryPresences = pgTable(
  "entry_presences",
  {
    entryId: idColumn("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    userId: idColumn("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seen: moment("seen").notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.userId] }), index("entry_presences_seen_idx").on(table.seen)],
);
