// Bytes in storage that may have no row. They are removed later, unless a row names them by then.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const unusedBytes = pgTable(
  "unused_bytes",
  {
    hash: text("hash").primaryKey(),
    /** The time of the last listing, by the clock of the database. */
    since: moment("since").notNull(),
    /** The upload whose row does not exist yet; 'several' for more than one; null after the removal of rows. */
    arrival: text("arrival"),
  },
  (table) => [index("unused_bytes_since_idx").on(table.since)],
);
