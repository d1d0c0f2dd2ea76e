import type { Tx } from "#db/open.ts";
import { lockEntry } from "../../content/entries/store.ts";
import { entryStateAt } from "../../content/entries/rules.ts";
import type { JobKind } from "../../kernel/jobs/kind.ts";
import { hastenJobs, sendJobs } from "../../kernel/jobs/send.ts";
import { askNetwork, type Outcome, type PostDeps } from "./ask-network.ts";
import { isPassing, nextTry } from "./rules.ts";
import { changePost, dropPost, lockPosts, markEntry, type PostRow, waitingPosts } from "./store.ts";

/** An attempt claims its post for this time. All requests of an attempt together take less time. */
const CLAIM_MS = 45_000;

/**
 * Makes the next attempt to create or remove the post. Does nothing if the attempt is not due yet, or if another
 * process works on the post.
 */
export async function workPost(deps: PostDeps, entryId: string): Promise<void> {
  const { db } = deps.database;
  const claimed = await db.transaction((tx) => claim(tx, entryId, deps.now()));
  if (claimed === null) return;
  const outcome = await askNetwork(deps, claimed);
  await db.transaction((tx) => storeOutcome(tx, claimed, outcome, deps.now()));
}

/** @returns the row before the claim, but with the new `wanted` and `attempts`. null if there is nothing to do now. */
async function claim(tx: Tx, entryId: string, now: Date): Promise<PostRow | null> {
  const entry = await lockEntry(tx, entryId);
  const [row] = await lockPosts(tx, [entryId]);
  if (!row || row.nextAttempt === null || row.nextAttempt > now) return null;
  if (row.claimedUntil !== null && row.claimedUntil > now) {
    await sendJobs(tx, "share", [{ id: entryId, at: row.claimedUntil }]);
    return null;
  }
  const isPublic = entry !== null && entryStateAt(entry, now) === "public";
  const wanted = isPublic ? row.wanted : "nothing";
  if (wanted === "nothing" && row.postId === null && row.askedAt === null) {
    await dropPost(tx, entryId);
    return null;
  }
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  const askedAt = wanted === "post" ? (row.askedAt ?? now) : row.askedAt;
  await changePost(tx, entryId, { wanted, askedAt, claimedUntil, attempts: row.attempts + 1 });
  return { ...row, wanted, attempts: row.attempts + 1 };
}

async function storeOutcome(tx: Tx, claimed: PostRow, outcome: Outcome, now: Date): Promise<void> {
  const { entryId } = claimed;
  await lockEntry(tx, entryId);
  const [row] = await lockPosts(tx, [entryId]);
  if (!row) return;
  if ("problem" in outcome) return postpone(tx, row, claimed, outcome, now);
  const { postId } = outcome;
  if (postId === null) {
    await dropPost(tx, entryId);
    return markEntry(tx, entryId, null);
  }
  const isWanted = row.wanted === "post";
  const found = { postId, askedAt: null, claimedUntil: null, problem: null, said: "", sharedAt: row.sharedAt ?? now };
  // A user may have requested the removal while the post was created. The removal then follows immediately.
  await changePost(tx, entryId, { ...found, attempts: 0, nextAttempt: isWanted ? null : now });
  await markEntry(tx, entryId, postId);
  if (!isWanted) await hastenJobs(tx, "share", [entryId]);
}

type Failure = Extract<Outcome, { problem: string }>;

async function postpone(tx: Tx, row: PostRow, claimed: PostRow, { problem, said }: Failure, now: Date): Promise<void> {
  const isOther = row.wanted !== claimed.wanted;
  const nextAttempt = isOther ? now : isPassing(problem) ? nextTry(claimed.attempts, now) : null;
  // If the social network clearly refused, this attempt has created no post. So `askedAt` gets its value from before
  // this attempt.
  const askedAt = problem === "unclear" ? row.askedAt : claimed.askedAt;
  await changePost(tx, row.entryId, { problem, said, nextAttempt, askedAt, claimedUntil: null });
  if (nextAttempt !== null) await sendJobs(tx, "share", [{ id: row.entryId, at: nextAttempt }]);
}

export const shareJobs: JobKind = {
  name: "share",
  waiting: waitingPosts,
  open: (services) => ({ run: (id) => workPost(services, id), close: () => {} }),
};
