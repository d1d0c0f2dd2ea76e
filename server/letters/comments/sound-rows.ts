// Comments as the code can rely on them: what a damaged row does not hold is left out, so that only this one is poorer.
import { isDeepStrictEqual } from "node:util";
import { commentStates } from "#contract/values/comment-states.ts";
import { languages } from "#contract/values/languages.ts";
import { reportDamage, soundMoment } from "../../kernel/damage.ts";
import type { comments } from "#db/schema/comments.ts";

/** The text for the search stays in the database. */
export type StoredComment = Omit<typeof comments.$inferSelect, "searchText">;

/** A damaged row is reported with its id. */
export function soundComment<Row extends StoredComment>(row: Row): Row {
  const sound = {
    ...row,
    created: soundMoment(row.created) ?? new Date(0),
    answered: soundMoment(row.answered),
    language: languages.find((language) => language === row.language) ?? "de",
    // Nobody has decided what nobody can read.
    state: commentStates.find((state) => state === row.state) ?? "waiting",
  };
  if (isDeepStrictEqual(sound, row)) return row;
  reportDamage("comments", row.id);
  return sound;
}
