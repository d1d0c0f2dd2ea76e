// Which files' storage and which SECRET_KEY belong to this database: one row.
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const siteIdentity = pgTable("site_identity", {
  /** Always 'site': there is only one row. */
  key: text("key").primaryKey(),
  /** The same text is stored beside the files. */
  identity: text("identity").notNull(),
  /** The random name of each storage that was adopted; more than one may mean that processes do not share their files. */
  storages: jsonb("storages").$type<string[]>().notNull().default([]),
  /** Tells whether a process has the same SECRET_KEY, without revealing it. */
  keyFingerprint: text("key_fingerprint"),
  /** When an archive was last complete. */
  backedUp: moment("backed_up"),
});
