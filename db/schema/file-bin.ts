// Files that were removed, for as long as they can be restored, and the places where they stood.
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

/** An owner of files: its kind as in `file_uses`, and its id. */
export type BinnedOwner = { kind: string; id: string };

export const binnedFiles = pgTable(
  "binned_files",
  {
    /** The file's. */
    id: idColumn("id").primaryKey(),
    name: text("name").notNull(),
    kind: text("kind", { enum: ["image", "video", "audio", "pdf", "other"] }).notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    /** Counts against the quota, as before the removal. */
    originalSizeBytes: bigint("original_size_bytes", { mode: "number" }).notNull(),
    /** Not unique: another file may get the same bytes as its new content meanwhile. */
    originalHash: text("original_hash").notNull(),
    /** All bytes that the file and its variants need. */
    hashes: text("hashes").array().notNull(),
    removed: moment("removed").notNull(),
    /** null: a user who has been removed. */
    removedBy: idColumn("removed_by").references(() => users.id, { onDelete: "set null" }),
    /** The row with its tags and variants; a later column may be missing. */
    row: jsonb("row").$type<Record<string, unknown>>().notNull(),
    /** The owners that named the file when it was removed. */
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
 * One row for each owner of binned files. An entry may need a megabyte, and hundreds of files may be removed from it
 * together: its part is stored once.
 */
export const binnedPlaces = pgTable(
  "binned_places",
  {
    ownerKind: text("owner_kind").notNull(),
    ownerId: idColumn("owner_id").notNull(),
    /** The owner's version after the last removal; an owner with another version was changed since. */
    version: integer("version").notNull(),
    /** The part of the owner that names files, as it was before the removals. */
    part: jsonb("part").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerKind, table.ownerId] })],
);
