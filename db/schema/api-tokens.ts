// Tokens of programs; only their SHA-256 is stored.
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const apiTokens = pgTable(
  "api_tokens",
  {
    id: idColumn("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    /** Who made it: it may never do more than this user, and ends with the user. */
    userId: idColumn("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Noun of the API → 'read' or 'write'. */
    rights: jsonb("rights").$type<Record<string, "read" | "write">>().notNull(),
    /** The end of the token itself, by which its owner knows it. */
    last4: text("last4").notNull(),
    created: moment("created").notNull(),
    ends: moment("ends").notNull(),
    /** To within a few minutes. */
    lastUsed: moment("last_used"),
  },
  (table) => [index("api_tokens_user_idx").on(table.userId)],
);
