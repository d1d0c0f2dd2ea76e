// Messages of visitors, their tags, the answers to them, and what the forms' honeypots caught.
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytewiseText, foldedText, idColumn, moment, tagPath } from "./columns.ts";
import { tags } from "./tags.ts";
import { users } from "./users.ts";

export const messages = pgTable(
  "messages",
  {
    id: idColumn("id").primaryKey(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    message: text("message").notNull(),
    /** '' if none was given. */
    phone: text("phone").notNull().default(""),
    /** In its normal form: lower case. */
    email: text("email").notNull(),
    /** The language in which the sender saw the form, for answers. */
    language: text("language", { enum: ["de", "en"] }).notNull(),
    read: boolean("read").notNull().default(false),
    created: moment("created").notNull(),
    version: integer("version").notNull().default(1),
    /** Removed by a person who may still take it back; nobody else sees the message, and soon the row goes too. */
    removed: moment("removed"),
    /** Both names, folded: for sorting. */
    nameOrder: bytewiseText("name_order")
      .notNull()
      .generatedAlwaysAs(foldedText(sql`first_name || ' ' || last_name`)),
    searchText: bytewiseText("search_text")
      .notNull()
      .generatedAlwaysAs(
        foldedText(sql`first_name || ' ' || last_name || E'\\n' || email || E'\\n' || phone || E'\\n' || message`),
      ),
  },
  (table) => [
    index("messages_created_idx").on(table.created, table.id),
    index("messages_name_idx").on(table.nameOrder, table.id),
    index("messages_email_idx").on(table.email),
    index("messages_unread_idx")
      .on(table.id)
      .where(sql`not read and removed is null`),
    index("messages_removed_idx")
      .on(table.removed)
      .where(sql`removed is not null`),
  ],
);

export const messageTags = pgTable(
  "message_tags",
  {
    messageId: idColumn("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    path: tagPath("path")
      .notNull()
      .references(() => tags.path, { onDelete: "cascade", onUpdate: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.path] }),
    index("message_tags_path_idx").on(table.path, table.messageId),
  ],
);

/** What was sent to the sender of a message, in the order of the ids: by a user, or by the site itself. */
export const messageReplies = pgTable(
  "message_replies",
  {
    /** Made by the client, so that an answer that is sent twice is stored and mailed once. */
    id: idColumn("id").primaryKey(),
    messageId: idColumn("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    created: moment("created").notNull(),
    /** The automatic answer of the settings, which no user wrote. */
    isAutomatic: boolean("is_automatic").notNull(),
    /** null: the site itself, or a user who has been removed. */
    userId: idColumn("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Who it was when the answer was written. */
    userName: text("user_name").notNull(),
    /** The mail in outgoing_mail; without a reference, because mails are kept for another time than answers. */
    mailId: idColumn("mail_id").notNull(),
  },
  (table) => [
    index("message_replies_message_idx").on(table.messageId, table.created),
    index("message_replies_mail_idx").on(table.mailId),
  ],
);

/** How often a form's honeypot was filled in: nothing else of such a sending is stored. */
export const honeypotCatches = pgTable("honeypot_catches", {
  /** The form, as the captcha names it. */
  form: text("form").primaryKey(),
  count: integer("count").notNull(),
  first: moment("first").notNull(),
  last: moment("last").notNull(),
});
