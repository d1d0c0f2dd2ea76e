import { index, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { entries } from "./entries.ts";
import { users } from "./users.ts";

export const previewLinks = pgTable(
  "preview_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    entryId: idColumn("entry_id")
      .notNull()
      .references(() => entries.id, { onDelete: "cascade" }),
    created: moment("created").notNull(),
    expires: moment("expires").notNull(),
    createdBy: idColumn("created_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("preview_links_entry_idx").on(table.entryId, table.expires)],
);
