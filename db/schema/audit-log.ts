// The log of all changes by users and programs, kept for a year.
import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";

export type AuditedField = { field: string; before: string | null; after: string | null };

export const auditLog = pgTable(
  "audit_log",
  {
    /** The order of the ids is the order in time. */
    id: idColumn("id").primaryKey(),
    at: moment("at").notNull(),
    /** null: the program itself. There is no foreign key, so the rows stay if the user is deleted. */
    userId: idColumn("user_id"),
    userName: text("user_name").notNull(),
    byToken: boolean("by_token").notNull().default(false),
    action: text("action", { enum: ["create", "update", "remove", "restore", "download"] }).notNull(),
    noun: text("noun").notNull(),
    label: text("label").notNull(),
    fields: jsonb("fields").$type<AuditedField[]>().notNull(),
  },
  (table) => [index("audit_log_at_idx").on(table.at), index("audit_log_noun_idx").on(table.noun, table.id)],
);
