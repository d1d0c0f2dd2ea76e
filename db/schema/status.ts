// A single row: the last answers of other servers for the page 'Zustand', and when system users were last told.
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const statusReports = pgTable("status_reports", {
  key: text("key").primaryKey(),
  findings: jsonb("findings").$type<Record<string, object>>().notNull().default({}),
  asked: moment("asked"),
  /** When the week began at whose end a mail is due. */
  mailed: moment("mailed").notNull(),
});
