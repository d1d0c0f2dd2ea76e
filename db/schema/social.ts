// Entries on the social page. A row outlives its entry until the post is taken back.
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const sharedPosts = pgTable(
  "shared_posts",
  {
    entryId: idColumn("entry_id").primaryKey(),
    wanted: text("wanted").$type<"post" | "nothing">().notNull(),
    /** What was sent: by it a post is found again if nobody knows whether it was made. */
    message: text("message").notNull(),
    link: text("link").notNull(),
    /** The network's name of the post; null as long as none is known. */
    postId: text("post_id"),
    /** When a post was asked for first whose answer never came: perhaps it is there. */
    askedAt: moment("asked_at"),
    /** Until then one process works at it. */
    claimedUntil: moment("claimed_until"),
    attempts: integer("attempts").notNull().default(0),
    /** null: it is done, or waits for a person. */
    nextAttempt: moment("next_attempt"),
    /** Why the last try failed, and what the network said. */
    problem: text("problem"),
    said: text("said").notNull().default(""),
    created: moment("created").notNull(),
    sharedAt: moment("shared_at"),
    userId: idColumn("user_id").references(() => users.id, { onDelete: "set null" }),
    userName: text("user_name").notNull(),
  },
  (table) => [index("shared_posts_next_attempt_idx").on(table.nextAttempt)],
);
