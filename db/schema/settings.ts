// The site's settings: one row a section, each with its own version, its secrets encrypted in a column of their own.
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** A secret at rest: AES-256-GCM under SECRET_KEY, and the last four characters for people. */
export type StoredSecret = { sealed: string; last4: string };

export const settings = pgTable("settings", {
  /** A name of server/contract/config.ts. */
  section: text("section").primaryKey(),
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  /** By the path at which REST shows them. */
  secrets: jsonb("secrets").$type<Record<string, StoredSecret>>().notNull(),
  version: integer("version").notNull(),
});
