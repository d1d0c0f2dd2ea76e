// Requests to remove a picture from the site (contract.md section 4b).
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";

export const takedowns = pgTable(
  "takedowns",
  {
    id: idColumn("id").primaryKey(),
    /** No foreign key, because a request outlives the way of its picture into the bin and back. */
    fileId: idColumn("file_id").notNull(),
    received: moment("received").notNull(),
    /** '' after the retention, or after the person's data were erased. */
    email: text("email").notNull(),
    reason: text("reason").notNull(),
    /** SHA-256 of the normalised reason. It stays, so that the same grounds never hide the picture again. */
    grounds: text("grounds").notNull(),
    /** True if this request has hidden the picture, or keeps it hidden beside others. */
    hid: boolean("hid").notNull(),
    /** The moment at which an editor decided that the picture stays. If it is gone for good, its requests are too. */
    decided: moment("decided"),
    decidedBy: text("decided_by").notNull().default(""),
  },
  (table) => [
    index("takedowns_file_idx").on(table.fileId),
    index("takedowns_email_idx").on(table.email),
    index("takedowns_open_idx")
      .on(table.id)
      .where(sql`decided is null`),
  ],
);
