// Tokens of programs, stored only as SHA-256.
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const apiTokens = pgTable(
  "api_tokens",
  {
    id: idColumn("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    /** The token's creator. The token never has more rights than this user, and is deleted with the user. */
    userId: idColumn("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Noun of the API → 'read' or 'write'. */
    rights: jsonb("rights").$type<Record<string, "read" | "write">>().notNull(),
    /** The last characters, by which the owner recognises the token. */
    last4: text("last4").notNull(),
    created: moment("created").notNull(),
    ends: moment("ends").notNull(),
    /** To within a few minutes. */
    lastUsed: moment("last_used"),
  },
  (table) => [index("api_tokens_user_idx").on(table.userId)],
);
