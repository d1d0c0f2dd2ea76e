// A single row, which identifies the file storage and the SECRET_KEY of this database.
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const siteIdentity = pgTable("site_identity", {
  key: text("key").primaryKey(),
  /** The file storage contains the same text, which proves that it belongs to this database. */
  identity: text("identity").notNull(),
  /**
   * The random names of all storages that this site has used. If there are several, processes may not share their
   * files.
   */
  storages: jsonb("storages").$type<string[]>().notNull().default([]),
  /** A hash of SECRET_KEY. With it, processes detect different keys without revealing them. */
  keyFingerprint: text("key_fingerprint"),
  backedUp: moment("backed_up"),
});
