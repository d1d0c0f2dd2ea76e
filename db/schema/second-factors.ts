import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import type { StoredSecret } from "./settings.ts";
import { users } from "./users.ts";

const userId = () =>
  idColumn("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Secrets for codes of six digits (RFC 6238). */
export const totpSecrets = pgTable("totp_secrets", {
  userId: userId().primaryKey(),
  secret: jsonb("secret").$type<StoredSecret>().notNull(),
  /** The 30-second step of the last accepted code. Each code is valid only once. */
  lastStep: integer("last_step").notNull(),
  created: moment("created").notNull().defaultNow(),
});

export const passkeys = pgTable(
  "passkeys",
  {
    /** The id that the authenticator chose for the credential, in base64url. */
    id: text("id").primaryKey(),
    userId: userId(),
    name: text("name").notNull(),
    /** The public key in the format COSE, encoded as base64url. */
    publicKey: text("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    lastUsed: moment("last_used"),
    created: moment("created").notNull().defaultNow(),
  },
  (table) => [index("passkeys_user_idx").on(table.userId)],
);

/** Codes to use instead of a lost factor, each only once. They are stored as SHA-256. Used codes have no row. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { userId: userId(), codeHash: text("code_hash").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
