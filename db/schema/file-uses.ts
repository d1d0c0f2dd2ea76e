import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { idColumn } from "./columns.ts";
import { files } from "./files.ts";

/** Recorded at each write. Not in backups: a restore and the doctor rebuild it (server/registries/file-owners.ts). */
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
