// One row per section of the settings, with its own version. Secrets are encrypted in a separate column.
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** `sealed` is encrypted with AES-256-GCM under SECRET_KEY. `last4` are the last four characters for people. */
export type StoredSecret = { sealed: string; last4: string };

export const settings = pgTable("settings", {
  section: text("section").primaryKey(),
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  /** Key: the path of the secret in REST. */
  secrets: jsonb("secrets").$type<Record<string, StoredSecret>>().notNull(),
  version: integer("version").notNull(),
});
