import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const demoKinds = ["page", "entry", "product", "place", "file", "tag", "settings"] as const;
export type DemoKind = (typeof demoKinds)[number];

export const demoItems = pgTable(
  "demo_items",
  {
    kind: text("kind", { enum: demoKinds }).notNull(),
    /** The object's id. For a tag this is its path, for settings the section. */
    id: text("id").notNull(),
    /**
     * The version after the seeding; 0 for tags and settings. If the object has another version now, a user has changed
     * it.
     */
    version: integer("version").notNull(),
    written: jsonb("written").$type<Record<string, unknown>>(),
    removed: moment("removed"),
    /** The data to restore a removed object; null for an entry, because it is in the bin. */
    row: jsonb("row").$type<Record<string, unknown>>(),
    hashes: text("hashes").array(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("demo_items_hashes_idx").using("gin", table.hashes),
  ],
);
