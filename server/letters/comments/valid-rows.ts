// Replaces damaged values by defaults on reading, so that a damaged row cannot break a page.
import { isDeepStrictEqual } from "node:util";
import { commentStates } from "#contract/values/comment-states.ts";
import { languages } from "#contract/values/languages.ts";
import { reportDamage, validMoment } from "../../kernel/damage.ts";
import type { comments } from "#db/schema/comments.ts";

export type StoredComment = Omit<typeof comments.$inferSelect, "searchText">;

/** Reports the id of a damaged row. */
export function validComment<Row extends StoredComment>(row: Row): Row {
  const sound = {
    ...row,
    created: validMoment(row.created) ?? new Date(0),
    answered: validMoment(row.answered),
    language: languages.find((language) => language === row.language) ?? "de",
    // A damaged state must not publish a comment.
    state: commentStates.find((state) => state === row.state) ?? "waiting",
  };
  if (isDeepStrictEqual(sound, row)) return row;
  reportDamage("comments", row.id);
  return sound;
}
