// Outgoing mails: first stored, then sent; failed ones are tried again later.
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";

export const outgoingMail = pgTable(
  "outgoing_mail",
  {
    id: idColumn("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    created: moment("created").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** When it may be tried next; a process that claims the mail moves this on, so that no other sends it. */
    nextAttempt: moment("next_attempt"),
    sent: moment("sent"),
    lastError: text("last_error"),
  },
  (table) => [index("outgoing_mail_next_idx").on(table.nextAttempt)],
);
