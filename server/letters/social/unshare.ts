import type { Tx } from "#db/open.ts";
import type { Withdrawn } from "../../kernel/registries.ts";
import { hastenJobs } from "../../kernel/jobs/send.ts";
import { changePost, dropPost, insertPost, lockPosts, markEntry, type PostRow } from "./store.ts";

export async function unshare(tx: Tx, shared: readonly Withdrawn[], now: Date): Promise<void> {
  if (shared.length === 0) return;
  const rows = new Map(
    (
      await lockPosts(
        tx,
        shared.map(({ id }) => id),
      )
    ).map((row) => [row.entryId, row]),
  );
  for (const entry of shared) await unshareOne(tx, entry, rows.get(entry.id) ?? null, now);
}

async function unshareOne(tx: Tx, { id, title, shareFb }: Withdrawn, row: PostRow | null, now: Date): Promise<void> {
  const again = { wanted: "nothing" as const, nextAttempt: now, attempts: 0, problem: null, said: "" };
  if (row) {
    const isAtWork = row.claimedUntil !== null && row.claimedUntil > now;
    if (row.postId === null && row.askedAt === null && !isAtWork) {
      // The social network has received no request yet, so there is no post to remove.
      await dropPost(tx, id);
      return markEntry(tx, id, null);
    }
    await changePost(tx, id, again);
  } else {
    if (shareFb === null) return;
    const unknown = { message: title, link: "", sharedAt: null, userId: null, userName: "" };
    await insertPost(tx, { entryId: id, ...unknown, ...again, postId: shareFb, created: now });
  }
  await hastenJobs(tx, "share", [id]);
}
