import { eq } from "drizzle-orm";
import { comments } from "#db/schema/comments.ts";
import { binnedCommentsOf, dropBinnedComments } from "../../content/bin/comments.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";
import { commentsOf } from "./list-comments.ts";
import { presentComment } from "./present.ts";
import { dropComments } from "./store.ts";

/** Includes soft-deleted comments that are not yet deleted permanently, and comments of entries in the bin. */
export const commentsOfPerson: PersonOwner = {
  count: async (db, email) =>
    (await db.$count(comments, eq(comments.email, email))) + (await binnedCommentsOf(db, email)).length,
  list: async (db, email) => [
    ...(await commentsOf(db, email)).map(presentComment),
    ...(await binnedCommentsOf(db, email)),
  ],
  erase: async (tx, email) => (await dropComments(tx, email)) + (await dropBinnedComments(tx, email)),
};
