import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { mailStates } from "#contract/schemas/mails.ts";
import { idColumn, moment } from "./columns.ts";

/** A published legal text, as a reference to a row of `entry_revisions`. */
export type AttachedText = { kind: string; entryId: string; revision: number };
export type AttachedDocument = { documentId: string };
export type Attached = AttachedText | AttachedDocument;

export const outgoingMail = pgTable(
  "outgoing_mail",
  {
    id: idColumn("id").primaryKey(),
    kind: text("kind").notNull().default("passwordReset"),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    /** The text may contain a link that gives access, so this column is emptied after sending. */
    body: text("body").notNull(),
    /** Sanitised HTML, emptied together with `body`; null if the HTML is generated from `body`. */
    html: text("html"),
    language: text("language", { enum: ["de", "en"] })
      .notNull()
      .default("de"),
    /** null: the site's own address is used for replies. */
    replyTo: text("reply_to"),
    /** The Message-IDs of the thread, oldest first. This mail answers the last of these mails. */
    thread: jsonb("thread").$type<string[]>().notNull().default([]),
    attachments: jsonb("attachments").$type<Attached[]>().notNull().default([]),
    /** True for mails that the program writes. Their header Auto-Submitted tells other programs not to answer. */
    isAutomatic: boolean("is_automatic").notNull().default(true),
    /** Set at the first attempt, and used by all further attempts. */
    messageId: text("message_id"),
    state: text("state", { enum: mailStates }).notNull().default("waiting"),
    created: moment("created").notNull(),
    attempts: integer("attempts").notNull().default(0),
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
