// The site's settings: one row, its secrets encrypted in a column of their own.
import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";

/** A secret at rest: AES-256-GCM under SECRET_KEY, and the last four characters for people. */
export type StoredSecret = { sealed: string; last4: string };

export const config = pgTable("config", {
  id: integer("id").primaryKey(),
  settings: jsonb("settings").$type<Record<string, unknown>>().notNull(),
  secrets: jsonb("secrets").$type<Record<string, StoredSecret>>().notNull(),
  version: integer("version").notNull().default(1),
});
