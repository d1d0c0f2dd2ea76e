// Bytes in storage that may have no row. An hour after the listing, a job removes them unless a row has their hash.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const unusedBytes = pgTable(
  "unused_bytes",
  {
    hash: text("hash").primaryKey(),
    /** The time of the last listing, by the clock of the database. */
    since: moment("since").notNull(),
    /** The upload that has no row yet; 'several' for more than one; null if only removals of rows listed the bytes. */
    arrival: text("arrival"),
  },
  (table) => [index("unused_bytes_since_idx").on(table.since)],
);
