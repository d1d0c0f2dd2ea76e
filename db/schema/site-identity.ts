// The storage and the SECRET_KEY that belong to this database: one row.
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const siteIdentity = pgTable("site_identity", {
  /** Always 'site', because there is only one row. */
  key: text("key").primaryKey(),
  /** The storage contains the same text. */
  identity: text("identity").notNull(),
  /** The random names of all adopted storages. More than one may mean that processes do not share their files. */
  storages: jsonb("storages").$type<string[]>().notNull().default([]),
  /** Compares the SECRET_KEY of processes without revealing it. */
  keyFingerprint: text("key_fingerprint"),
  backedUp: moment("backed_up"),
});
