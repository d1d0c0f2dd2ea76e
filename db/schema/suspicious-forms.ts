// Forms with a filled honeypot. Password managers also fill hidden fields, so these forms are kept for a while.
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";

export const suspiciousForms = pgTable(
  "suspicious_forms",
  {
    id: idColumn("id").primaryKey(),
    form: text("form", { enum: ["message", "newsletter", "guestbook", "comment", "form", "takedown"] }).notNull(),
    received: moment("received").notNull(),
    email: text("email").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index("suspicious_forms_form_idx").on(table.form, table.received, table.id),
    index("suspicious_forms_received_idx").on(table.received, table.id),
    index("suspicious_forms_email_idx").on(table.email),
  ],
);
