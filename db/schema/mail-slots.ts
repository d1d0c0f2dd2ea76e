// When mails go out of which there may be only so many in a span of time; a row is dropped when its span has passed.
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";

export const mailSlots = pgTable(
  "mail_slots",
  {
    /** What is limited, such as 'withdrawal network', and the hash of whom it is limited for. */
    key: text("key").notNull(),
    mailId: idColumn("mail_id").notNull(),
    due: moment("due").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.mailId] }), index("mail_slots_due_idx").on(table.key, table.due)],
);
