// Posts about entries on the social page. A row outlives its entry until the post is removed.
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, moment } from "./columns.ts";
import { users } from "./users.ts";

export const sharedPosts = pgTable(
  "shared_posts",
  {
    entryId: idColumn("entry_id").primaryKey(),
    wanted: text("wanted").$type<"post" | "nothing">().notNull(),
    /** The sent text. If the result of the request is unknown, the post is found by this text. */
    message: text("message").notNull(),
    link: text("link").notNull(),
    postId: text("post_id"),
    /** The time of the first request for the post that had no answer. The post may exist. */
    askedAt: moment("asked_at"),
    /** Until this moment, one process works on the row. */
    claimedUntil: moment("claimed_until"),
    attempts: integer("attempts").notNull().default(0),
    /** null if the row is done, or if it waits for a person. */
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
