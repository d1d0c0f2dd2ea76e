// Removed files that can still be restored, and the places that used them.
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
    /** Counts against the quota, as before the removal. */
    originalSizeBytes: bigint("original_size_bytes", { mode: "number" }).notNull(),
    /** Not unique, because another file may get the same bytes as its new content meanwhile. */
    originalHash: text("original_hash").notNull(),
    /** The hashes of all bytes of the file and its variants. */
    hashes: text("hashes").array().notNull(),
    removed: moment("removed").notNull(),
    removedBy: idColumn("removed_by").references(() => users.id, { onDelete: "set null" }),
    /** The row with its tags and variants. Columns of later releases may be missing. */
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
 * One row per owner of binned files. Hundreds of files may be removed from an entry of a megabyte, so its part is
 * stored once.
 */
export const binnedPlaces = pgTable(
  "binned_places",
  {
    ownerKind: text("owner_kind").notNull(),
    ownerId: idColumn("owner_id").notNull(),
    /** The owner's version after the last removal. An owner with another version has changed since. */
    version: integer("version").notNull(),
    /** The owner's part with the files, before the removals. */
    part: jsonb("part").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerKind, table.ownerId] })],
);
