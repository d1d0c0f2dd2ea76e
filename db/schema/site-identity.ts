// A single row. It identifies the file storage and the SECRET_KEY that belong to this database.
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const siteIdentity = pgTable("site_identity", {
  key: text("key").primaryKey(),
  /** The same text is in the file storage, which proves that both belong together. */
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
