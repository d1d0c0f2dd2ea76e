// The items of the demo content. Items without changes can be removed together, and restored for a while.
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const demoKinds = ["page", "entry", "product", "place", "file", "tag", "settings"] as const;
export type DemoKind = (typeof demoKinds)[number];

export const demoItems = pgTable(
  "demo_items",
  {
    kind: text("kind", { enum: demoKinds }).notNull(),
    /** The item's id; for tags the path, for settings the section. */
    id: text("id").notNull(),
    /** The version after the seeding; an item with another version was changed. 0 for tags and settings. */
    version: integer("version").notNull(),
    written: jsonb("written").$type<Record<string, unknown>>(),
    removed: moment("removed"),
    /** The data for a restore. Entries have none, because they are in the bin. */
    row: jsonb("row").$type<Record<string, unknown>>(),
    /** The hashes of bytes in storage that a restore needs. */
    hashes: text("hashes").array(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("demo_items_hashes_idx").using("gin", table.hashes),
  ],
);
