// Rate-limited mails, each with its due time. A row is deleted when the period of the limit has passed.
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";

export const mailSlots = pgTable(
  "mail_slots",
  {
    /** The name of the limit, such as 'withdrawal network', and a hash of the limited address or network. */
    key: text("key").notNull(),
    mailId: idColumn("mail_id").notNull(),
    due: moment("due").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.mailId] }), index("mail_slots_due_idx").on(table.key, table.due)],
);
