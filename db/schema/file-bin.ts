import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export type BinnedOwner = { kind: string; id: string };

export const binnedFiles = pgTable(
  "binned_files",
  {
    id: idColumn("id").primaryKey(),
    name: text("name").notNull(),
    kind: text("kind", { enum: ["image", "video", "audio", "pdf", "other"] }).notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    /** While the file is in the bin, its original still counts towards the quota. */
    originalSizeBytes: bigint("original_size_bytes", { mode: "number" }).notNull(),
    /** Not unique. While the file is in the bin, another file with the same bytes may be uploaded and removed too. */
    originalHash: text("original_hash").notNull(),
    hashes: text("hashes").array().notNull(),
    removed: moment("removed").notNull(),
    removedBy: idColumn("removed_by").references(() => users.id, { onDelete: "set null" }),
    /** The file's row with its tags and variants. Columns that later releases have added may be missing. */
    row: jsonb("row").$type<Record<string, unknown>>().notNull(),
    owners: jsonb("owners").$type<BinnedOwner[]>().notNull(),
  },
  (table) => [
    index("binned_files_removed_idx").on(table.removed, table.id),
    index("binned_files_original_idx").on(table.originalHash),
    index("binned_files_hashes_idx").using("gin", table.hashes),
    index("binned_files_owners_idx").using("gin", table.owners),
  ],
);

/**
 * Fields of entries, products etc. from before their files were removed. The fields may need a megabyte, so they are
 * stored once and not per file.
 */
export const binnedPlaces = pgTable(
  "binned_places",
  {
    ownerKind: text("owner_kind").notNull(),
    ownerId: idColumn("owner_id").notNull(),
    /**
     * The version of the entry or product after the last removal. If the entry or product now has another version, a
     * user has changed it since the removal.
     */
    version: integer("version").notNull(),
    part: jsonb("part").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerKind, table.ownerId] })],
);
