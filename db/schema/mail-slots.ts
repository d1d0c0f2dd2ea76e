// Mails whose number is limited, each with its due time. When the period of the limit is over, the row is deleted.
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";

export const mailSlots = pgTable(
  "mail_slots",
  {
    /**
     * The limit's name, such as 'withdrawal network', and a hash of the address or network to which the limit applies.
     */
    key: text("key").notNull(),
    mailId: idColumn("mail_id").notNull(),
    due: moment("due").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.mailId] }), index("mail_slots_due_idx").on(table.key, table.due)],
);
