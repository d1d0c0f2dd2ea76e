// Bytes in storage that may have no row: they are removed later, unless a row names them by then.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const unusedBytes = pgTable(
  "unused_bytes",
  {
    hash: text("hash").primaryKey(),
    /** When they were listed last, by the clock of the database. */
    since: moment("since").notNull(),
    /** The upload that brings them and has no row yet; 'several' if there are more; null if rows were removed. */
    arrival: text("arrival"),
  },
  (table) => [index("unused_bytes_since_idx").on(table.since)],
);
