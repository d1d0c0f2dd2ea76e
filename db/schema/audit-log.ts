// Who changed what, and when; kept a year.
import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";

/** One field of a change, as people read it; null: nothing. */
export type AuditedField = { field: string; before: string | null; after: string | null };

export const auditLog = pgTable(
  "audit_log",
  {
    /** Ids ascend in time. */
    id: idColumn("id").primaryKey(),
    at: moment("at").notNull(),
    /** null: the program. No reference: what a user did stays when the user goes, also in the same moment. */
    userId: idColumn("user_id"),
    /** The name at that time, which stays. */
    userName: text("user_name").notNull(),
    byToken: boolean("by_token").notNull().default(false),
    action: text("action", { enum: ["create", "update", "remove", "restore"] }).notNull(),
    noun: text("noun").notNull(),
    /** What it was called at that time. */
    label: text("label").notNull(),
    fields: jsonb("fields").$type<AuditedField[]>().notNull(),
  },
  (table) => [index("audit_log_at_idx").on(table.at), index("audit_log_noun_idx").on(table.noun, table.id)],
);
