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
    /** Counts towards the quota, as before the removal. */
    originalSizeBytes: bigint("original_size_bytes", { mode: "number" }).notNull(),
    /** Not unique: while this file is in the bin, another file may receive the same bytes and be removed as well. */
    originalHash: text("original_hash").notNull(),
    /** The hashes of the original, of the current file, and of all variants. */
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

/** One row per owner and not per file: a part may have a megabyte, and an owner may lose hundreds of files. */
export const binnedPlaces = pgTable(
  "binned_places",
  {
    ownerKind: text("owner_kind").notNull(),
    ownerId: idColumn("owner_id").notNull(),
    /** The owner's version after the last removal. Another version means that the owner has changed since. */
    version: integer("version").notNull(),
    /** The part of the owner that contained the files, as it was before the removals. */
    part: jsonb("part").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerKind, table.ownerId] })],
);
