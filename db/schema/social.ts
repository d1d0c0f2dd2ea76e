// Posts about entries on the page of the social network. If an entry is deleted, its row stays until the post is
// removed.
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const sharedPosts = pgTable(
  "shared_posts",
  {
    entryId: idColumn("entry_id").primaryKey(),
    wanted: text("wanted").$type<"post" | "nothing">().notNull(),
    /** The text that was sent. If it is unknown whether the post exists, the site looks for a post with this text. */
    message: text("message").notNull(),
    link: text("link").notNull(),
    postId: text("post_id"),
    /** When the site first requested the post. Set until the result is known, because the post may exist. */
    askedAt: moment("asked_at"),
    /** Until this moment, only one process works on the row. */
    claimedUntil: moment("claimed_until"),
    attempts: integer("attempts").notNull().default(0),
    /** null if the row is done, or if a user must decide. */
    nextAttempt: moment("next_attempt"),
    problem: text("problem"),
    said: text("said").notNull().default(""),
    created: moment("created").notNull(),
    sharedAt: moment("shared_at"),
    userId: idColumn("user_id").references(() => users.id, { onDelete: "set null" }),
    userName: text("user_name").notNull(),
  },
  (table) => [index("shared_posts_next_attempt_idx").on(table.nextAttempt)],
);
