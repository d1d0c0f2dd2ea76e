// Tokens of mailed links. Each works once and is stored only as SHA-256.
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const tokens = pgTable(
  "tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    kind: text("kind", { enum: ["passwordReset", "invitation", "handle"] }).notNull(),
    userId: idColumn("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The new mail address that the link confirms. Only tokens of the kind 'handle' have it. */
    handle: text("handle"),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    created: moment("created").notNull().defaultNow(),
  },
  (table) => [index("tokens_user_idx").on(table.userId)],
);
