// Tags with their full paths, and the tags of entries and files. If a tag moves, the paths of its subtree are
// rewritten.
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytewiseText, foldedText, idColumn, moment, tagPath } from "./columns.ts";
import { entries } from "./entries.ts";
import { files } from "./files.ts";

export const tags = pgTable("tags", {
  path: tagPath("path").primaryKey(),
  created: moment("created").notNull().defaultNow(),
  en: text("en").notNull().default(""),
  /** True if a user created the tag in the library's tree. Such a tag stays even if no file has it. */
  isKept: boolean("is_kept").notNull().default(false),
  searchText: bytewiseText("search_text")
    .notNull()
    .generatedAlwaysAs(foldedText(sql`path`)),
});

export const entryTags = pgTable(
  "entry_tags",
  {
    entryId: idColumn("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    path: tagPath("path")
      .notNull()
      .references(() => tags.path, { onDelete: "cascade", onUpdate: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.path] }),
    index("entry_tags_path_idx").on(table.path, table.entryId),
  ],
);

export const fileTags = pgTable(
  "file_tags",
  {
    fileId: idColumn("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    path: tagPath("path")
      .notNull()
      .references(() => tags.path, { onDelete: "cascade", onUpdate: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.path] }),
    index("file_tags_path_idx").on(table.path, table.fileId),
  ],
);
