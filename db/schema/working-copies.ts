// Entries while they are edited: what editors have written and not yet stored or published, and who has which entry open.
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Entry } from "#contract/schemas/entries.ts";
import type { RoughDraft } from "#contract/schemas/working-copies.ts";
import { idColumn, moment } from "./columns.ts";
import { entries } from "./entries.ts";
import { users } from "./users.ts";

/** One for each entry, shared by all editors; guests and programs never see it. */
export const workingCopies = pgTable("working_copies", {
  entryId: idColumn("entry_id")
    .primaryKey()
    .references(() => entries.id, { onDelete: "cascade" }),
  /** The entry that the draft is based on, as it was then: changes of both sides are told from it. */
  base: jsonb("base").$type<Entry>().notNull(),
  draft: jsonb("draft").$type<RoughDraft>().notNull(),
  /** Rises with each write: a write that names an older one is refused. */
  revision: integer("revision").notNull(),
  /** The editing session that wrote it last: it knows its own writes again, whose answer it never got. */
  writer: text("writer").notNull().default(""),
  changed: moment("changed").notNull(),
  /** null: a user who has been removed. */
  changedBy: idColumn("changed_by").references(() => users.id, { onDelete: "set null" }),
});

/** When an editor's browser last said that it has the entry open. */
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
