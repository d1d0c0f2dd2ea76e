// Outgoing mails: first stored, then sent by a job; failed ones are tried again later.
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { mailStates } from "#contract/schemas/mails.ts";
import { idColumn, moment } from "./columns.ts";

/** A text of the site as it was published: a row of `entry_revisions`. */
export type AttachedText = { kind: string; entryId: string; revision: number };
/** A document of an order. */
export type AttachedDocument = { documentId: string };
export type Attached = AttachedText | AttachedDocument;

export const outgoingMail = pgTable(
  "outgoing_mail",
  {
    id: idColumn("id").primaryKey(),
    /** What it is: the name of its texts in locales, such as 'passwordReset'. */
    kind: text("kind").notNull().default("passwordReset"),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    /** Plain text; emptied when the mail is sent, because it may contain a link that gives access. */
    body: text("body").notNull(),
    /** The content of the HTML, cleaned; null: it is made from the text. Emptied with it. */
    html: text("html"),
    language: text("language", { enum: ["de", "en"] })
      .notNull()
      .default("de"),
    /** Whom an answer reaches, if not the site's own address. */
    replyTo: text("reply_to"),
    /** Message-IDs of the thread, the oldest first; the last one is answered. */
    thread: jsonb("thread").$type<string[]>().notNull().default([]),
    /** What is attached to it. */
    attachments: jsonb("attachments").$type<Attached[]>().notNull().default([]),
    /** A program wrote it: Auto-Submitted tells other programs not to answer. */
    isAutomatic: boolean("is_automatic").notNull().default(true),
    /** The same at each try; set at the first one. */
    messageId: text("message_id"),
    state: text("state", { enum: mailStates }).notNull().default("waiting"),
    created: moment("created").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** When it may be tried next; null if it is not tried again. */
    nextAttempt: moment("next_attempt"),
    sent: moment("sent"),
    lastError: text("last_error"),
  },
  (table) => [
    index("outgoing_mail_next_idx").on(table.nextAttempt),
    index("outgoing_mail_created_idx").on(table.created.desc(), table.id.desc()),
    index("outgoing_mail_recipient_idx").on(table.recipient),
  ],
);
