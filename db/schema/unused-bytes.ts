import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const unusedBytes = pgTable(
  "unused_bytes",
  {
    hash: text("hash").primaryKey(),
    since: moment("since").notNull(),
    /**
     * The id of an upload that has no row yet; 'several' if there are more; null if only removed rows have listed the
     * bytes.
     */
    arrival: text("arrival"),
  },
  (table) => [index("unused_bytes_since_idx").on(table.since)],
);
