// Browsers in which users are signed in. The database stores only the SHA-256 of the token in the cookie.
import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    /**
     * This id identifies the session when a user ends it from another browser. The token cannot be used, because it is
     * secret.
     */
    id: idColumn("id")
      .notNull()
      .default(sql`gen_random_uuid()`),
    userId: idColumn("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull().default(""),
    /** The time of the last request, accurate to a few minutes. */
    lastSeen: moment("last_seen").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    created: moment("created").notNull().defaultNow(),
  },
  (table) => [index("sessions_user_idx").on(table.userId), index("sessions_expires_idx").on(table.expiresAt)],
);
