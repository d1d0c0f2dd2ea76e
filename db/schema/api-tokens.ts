// The database stores only the SHA-256 hash of a token and its last four characters.
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const apiTokens = pgTable(
  "api_tokens",
  {
    id: idColumn("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    /** The creator. The token has at most the rights of this user, and is deleted together with the user. */
    userId: idColumn("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    rights: jsonb("rights").$type<Record<string, "read" | "write">>().notNull(),
    last4: text("last4").notNull(),
    created: moment("created").notNull(),
    ends: moment("ends").notNull(),
    /** The time of the last request, accurate to a few minutes. */
    lastUsed: moment("last_used"),
  },
  (table) => [index("api_tokens_user_idx").on(table.userId)],
);
