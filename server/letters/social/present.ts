import { postUrl, type SharedState, type ShareProblem, shareProblems } from "#contract/values/social.ts";
import type { PostRow } from "./store.ts";

export function stateOf({ wanted, postId, nextAttempt }: PostRow): SharedState["state"] {
  if (wanted === "nothing") return nextAttempt === null ? "stuck" : "removing";
  if (postId !== null) return "shared";
  return nextAttempt === null ? "failed" : "sharing";
}

/** @param shareFb the post id in the entry. An entry can have the id even if the post has no row. */
export function presentPost(row: PostRow | null, shareFb: string | null): SharedState {
  const { problem = null, said = "", postId = shareFb, sharedAt = null, nextAttempt = null } = row ?? {};
  return {
    state: row ? stateOf(row) : shareFb === null ? "unshared" : "shared",
    url: postId === null ? null : postUrl(postId),
    sharedAt: sharedAt?.toISOString() ?? null,
    by: row?.userName ?? "",
    problem: shareProblems.find((known): known is ShareProblem => known === problem) ?? null,
    said,
    next: problem === null ? null : (nextAttempt?.toISOString() ?? null),
  };
}
