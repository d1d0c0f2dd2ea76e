import { isDeepStrictEqual } from "node:util";
import type { Comment, UpdateCommentInput } from "#contract/schemas/comments.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { presentComment } from "./present.ts";
import { type CommentRow, lockComment, updateComment } from "./store.ts";

/**
 * If nothing changes, the version stays.
 * @throws notFound (C404), conflict (C409) with the stored comment
 */
export function changeComment(
  { services, viewer }: CommandContext<"database" | "now">,
  { id, version, ...change }: UpdateCommentInput,
): Promise<Comment> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const before = await lockComment(tx, id);
    if (!before) throw new AppError("notFound");
    refuseOtherVersion(before, version, presentComment);
    const changed = { ...before, ...changeOf(before, change, { by: viewer.name, at }) };
    if (isDeepStrictEqual(changed, before)) return presentComment(before);
    const { state, answer, answered, answeredBy } = changed;
    const decided = { state, answer, answered, answeredBy, version: before.version + 1 };
    await updateComment(tx, before, decided);
    const audited = ({ state, answer }: Pick<CommentRow, "state" | "answer">) => ({ visibility: state, answer });
    const what = { label: before.entryTitle ?? "", before: audited(before), after: audited(changed) };
    await recordChange(tx, { viewer, at }, { ...what, action: "update", noun: "comment" });
    return presentComment({ ...before, ...decided });
  });
}

type Change = Pick<UpdateCommentInput, "state" | "answer">;

function changeOf(
  before: CommentRow,
  { state = before.state as Change["state"], answer = before.answer }: Change,
  { by, at }: { by: string; at: Date },
): Partial<CommentRow> {
  const decided = state === undefined ? {} : { state };
  if (answer === before.answer) return decided;
  return answer === ""
    ? { ...decided, answer, answered: null, answeredBy: "" }
    : { ...decided, answer, answered: at, answeredBy: by };
}
