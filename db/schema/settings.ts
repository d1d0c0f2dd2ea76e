// The site's settings: one row per section with its own version; secrets are encrypted in a separate column.
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** A stored secret: AES-256-GCM under SECRET_KEY, and its last four characters for people. */
export type StoredSecret = { sealed: string; last4: string };

export const settings = pgTable("settings", {
  /** A section name of contract/schemas/settings.ts. */
  section: text("section").primaryKey(),
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  /** Keyed by the path at which REST shows the secret. */
  secrets: jsonb("secrets").$type<Record<string, StoredSecret>>().notNull(),
  version: integer("version").notNull(),
});
