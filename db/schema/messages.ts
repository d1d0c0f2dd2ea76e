import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { FormOfMessage, StoredAnswer } from "#contract/schemas/forms.ts";
import type { TopicOfMessage } from "#contract/schemas/messages.ts";
import { bytewiseText, foldedText, idColumn, moment, tagPath, updatedColumn } from "./columns.ts";
import { tags } from "./tags.ts";
import { users } from "./users.ts";

/** The values of the answers, so that the search finds them and not their labels. */
const answerTexts = sql.raw("jsonb_path_query_array(answers, '$[*].value')::text");

/** The index and the filter use the same expression. */
export const formBlockOf = sql.raw("(form->>'block')");

export const messages = pgTable(
  "messages",
  {
    id: idColumn("id").primaryKey(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    message: text("message").notNull(),
    phone: text("phone").notNull().default(""),
    email: text("email").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    /** The form block that was answered; null for messages of the contact form. */
    form: jsonb("form").$type<FormOfMessage>(),
    answers: jsonb("answers").$type<StoredAnswer[]>().notNull().default([]),
    /** What the message is about, with the name that the topic had then. null if the visitor has chosen none. */
    topic: jsonb("topic").$type<TopicOfMessage>(),
    /** When the recipients are reminded. null without a reminder, and as soon as somebody has answered. */
    remindAt: moment("remind_at"),
    reminded: moment("reminded"),
    /** When somebody marked the message as done. */
    done: moment("done"),
    read: boolean("read").notNull().default(false),
    created: moment("created").notNull(),
    version: integer("version").notNull().default(1),
    updated: updatedColumn(),
    removed: moment("removed"),
    nameOrder: bytewiseText("name_order")
      .notNull()
      .generatedAlwaysAs(foldedText(sql`first_name || ' ' || last_name`)),
    searchText: bytewiseText("search_text")
      .notNull()
      .generatedAlwaysAs(
        foldedText(
          sql`first_name || ' ' || last_name || E'\\n' || email || E'\\n' || phone || E'\\n' || message || E'\\n' || coalesce(form->>'title', '') || E'\\n' || ${answerTexts}`,
        ),
      ),
  },
  (table) => [
    index("messages_updated_idx").on(table.updated, table.id),
    index("messages_created_idx").on(table.created, table.id),
    index("messages_name_idx").on(table.nameOrder, table.id),
    index("messages_form_idx")
      .on(formBlockOf, table.created)
      .where(sql`form is not null`),
    index("messages_email_idx").on(table.email),
    index("messages_reminders_idx")
      .on(table.remindAt)
      .where(sql`remind_at is not null and done is null and removed is null`),
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

export const messageReplies = pgTable(
  "message_replies",
  {
    /** The client generates the id. A retry is therefore idempotent: the answer is stored and mailed only once. */
    id: idColumn("id").primaryKey(),
    messageId: idColumn("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    created: moment("created").notNull(),
    isAutomatic: boolean("is_automatic").notNull(),
    /** null for the site itself, or if the user was deleted. */
    userId: idColumn("user_id").references(() => users.id, { onDelete: "set null" }),
    userName: text("user_name").notNull(),
    /** The mail in outgoing_mail. There is no foreign key, because mails and answers have different storage periods. */
    mailId: idColumn("mail_id").notNull(),
  },
  (table) => [
    index("message_replies_message_idx").on(table.messageId, table.created),
    index("message_replies_mail_idx").on(table.mailId),
  ],
);

/** How often the honeypot of each form was filled. The content of the forms is not stored here. */
export const honeypotCatches = pgTable("honeypot_catches", {
  form: text("form").primaryKey(),
  count: integer("count").notNull(),
  first: moment("first").notNull(),
  last: moment("last").notNull(),
});
