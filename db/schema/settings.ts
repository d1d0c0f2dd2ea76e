// The settings have one row per section, with its own version. Secrets are encrypted in their own column.
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { updatedColumn } from "./columns.ts";

/**
 * `sealed`: encrypted with AES-256-GCM; the key is derived from SECRET_KEY. `last4`: the last four characters, which
 * users see; '' for short secrets.
 */
export type StoredSecret = { sealed: string; last4: string };

export const settings = pgTable("settings", {
  section: text("section").primaryKey(),
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  /**
   * Each key is the name of a secret. For a secret that users enter, this is its path in REST, such as
   * 'notifications.apikey'.
   */
  secrets: jsonb("secrets").$type<Record<string, StoredSecret>>().notNull(),
  version: integer("version").notNull(),
  updated: updatedColumn(),
});
