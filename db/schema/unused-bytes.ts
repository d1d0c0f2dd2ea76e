// Bytes in storage that may have no row. A job removes them later, unless a row contains their hash by then.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const unusedBytes = pgTable(
  "unused_bytes",
  {
    hash: text("hash").primaryKey(),
    /** The time of the last listing, by the clock of the database. */
    since: moment("since").notNull(),
    /** The upload whose row does not exist yet; 'several' for more than one; null if the row was removed. */
    arrival: text("arrival"),
  },
  (table) => [index("unused_bytes_since_idx").on(table.since)],
);
