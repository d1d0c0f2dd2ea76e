// Which files' storage and which SECRET_KEY belong to this database: one row.
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

export const siteIdentity = pgTable("site_identity", {
  /** Always 'site': there is only one row. */
  key: text("key").primaryKey(),
  /** The same text is stored beside the files. */
  identity: text("identity").notNull(),
  /** The identity that the storage had before a restore: the restored site takes it over. */
  takesOver: text("takes_over"),
  /** One random mark for each storage that was adopted; more than one may mean that processes share no files. */
  storages: jsonb("storages").$type<string[]>().notNull().default([]),
  /** Tells whether a process has the same SECRET_KEY, without revealing it. */
  keyFingerprint: text("key_fingerprint"),
});
