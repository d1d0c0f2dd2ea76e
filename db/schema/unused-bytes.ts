import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const unusedBytes = pgTable(
  "unused_bytes",
  {
    hash: text("hash").primaryKey(),
    since: moment("since").notNull(),
    /**
     * The upload that has stored these bytes, but whose file has no row yet. 'several': more than one such upload.
     * null: none.
     */
    arrival: text("arrival"),
  },
  (table) => [index("unused_bytes_since_idx").on(table.since)],
);
