import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { idColumn } from "./columns.ts";
import { files } from "./files.ts";

/**
 * The files that an entry, a product or another owner uses (server/registries/file-owners.ts). Backups omit these
 * rows.
 */
export const fileUses = pgTable(
  "file_uses",
  {
    ownerKind: text("owner_kind").notNull(),
    ownerId: idColumn("owner_id").notNull(),
    fileId: idColumn("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerKind, table.ownerId, table.fileId] }),
    index("file_uses_file_idx").on(table.fileId),
  ],
);
