// What the demo brought, so that all of it that nobody has changed can be taken away, and brought back for a while.
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const demoKinds = ["page", "entry", "product", "place", "file", "tag", "settings"] as const;
export type DemoKind = (typeof demoKinds)[number];

export const demoItems = pgTable(
  "demo_items",
  {
    kind: text("kind", { enum: demoKinds }).notNull(),
    /** The item's; of tags the path, of settings the section. */
    id: text("id").notNull(),
    /** What the demo's own state has; an item with another one was changed. Tags and settings: 0. */
    version: integer("version").notNull(),
    /** Of settings: what the demo wrote into the section. */
    written: jsonb("written").$type<Record<string, unknown>>(),
    /** When it was taken away; null while it is there. */
    removed: moment("removed"),
    /** What brings it back; entries are in the bin. */
    row: jsonb("row").$type<Record<string, unknown>>(),
    /** Bytes in storage that it still needs. */
    hashes: text("hashes").array(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("demo_items_hashes_idx").using("gin", table.hashes),
  ],
);
