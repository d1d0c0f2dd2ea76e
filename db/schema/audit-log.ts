// The log of all changes by users and programs, kept for a year.
import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";

/** The values in readable form; null: no value. */
export type AuditedField = { field: string; before: string | null; after: string | null };

export const auditLog = pgTable(
  "audit_log",
  {
    /** Ids ascend in time. */
    id: idColumn("id").primaryKey(),
    at: moment("at").notNull(),
    /** null: the program. The column has no foreign key, so that rows outlive the user. */
    userId: idColumn("user_id"),
    /** The name of the user at the time of the change. `label` is from the same time. */
    userName: text("user_name").notNull(),
    byToken: boolean("by_token").notNull().default(false),
    action: text("action", { enum: ["create", "update", "remove", "restore"] }).notNull(),
    noun: text("noun").notNull(),
    label: text("label").notNull(),
    fields: jsonb("fields").$type<AuditedField[]>().notNull(),
  },
  (table) => [index("audit_log_at_idx").on(table.at), index("audit_log_noun_idx").on(table.noun, table.id)],
);
