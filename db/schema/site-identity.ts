// A single row: the identity of the storage and of the SECRET_KEY that belong to this database.
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const siteIdentity = pgTable("site_identity", {
  key: text("key").primaryKey(),
  /** The storage contains the same text, which proves that both belong together. */
  identity: text("identity").notNull(),
  /** The random names of all adopted storages. Several names may mean that processes do not share their files. */
  storages: jsonb("storages").$type<string[]>().notNull().default([]),
  /** With this hash, processes compare their SECRET_KEY without revealing it. */
  keyFingerprint: text("key_fingerprint"),
  backedUp: moment("backed_up"),
});
