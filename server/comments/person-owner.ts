// What comments hold of a person: those written under the address, with the answers to them.
import { eq } from "drizzle-orm";
import { comments } from "#db/schema/comments.ts";
import type { PersonOwner } from "../persons/person-owner.ts";
import { commentsOf } from "./list-comments.ts";
import { presentComment } from "./present.ts";
import { dropComments } from "./store.ts";

/** Also comments that have just been removed, and whose rows are still there. */
export const commentsOfPerson: PersonOwner = {
  count: (db, email) => db.$count(comments, eq(comments.email, email)),
  list: async (db, email) => (await commentsOf(db, email)).map(presentComment),
  erase: dropComments,
};
