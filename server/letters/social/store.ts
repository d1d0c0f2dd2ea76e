import { and, asc, desc, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { sharedPosts } from "#db/schema/social.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";

export type PostRow = typeof sharedPosts.$inferSelect;

export async function findPost(db: Queryable, entryId: string): Promise<PostRow | null> {
  const [row] = await db.select().from(sharedPosts).where(eq(sharedPosts.entryId, entryId));
  return row ?? null;
}

/** Callers must lock the entry before its post. All code uses this order, which prevents deadlocks. */
export async function lockPosts(tx: Tx, entryIds: readonly string[]): Promise<PostRow[]> {
  return tx
    .select()
    .from(sharedPosts)
    .where(inArray(sharedPosts.entryId, [...entryIds]))
    .orderBy(asc(sharedPosts.entryId))
    .for("update");
}

export async function insertPost(tx: Tx, row: typeof sharedPosts.$inferInsert): Promise<void> {
  await tx.insert(sharedPosts).values(row);
}

export async function changePost(tx: Tx, entryId: string, change: Partial<PostRow>): Promise<void> {
  await tx.update(sharedPosts).set(change).where(eq(sharedPosts.entryId, entryId));
}

export async function dropPost(tx: Tx, entryId: string): Promise<void> {
  await tx.delete(sharedPosts).where(eq(sharedPosts.entryId, entryId));
}

/** Stores the post id in the entry, without raising the entry's version. */
export async function markEntry(tx: Tx, entryId: string, shareFb: string | null): Promise<void> {
  const marked = await tx.update(entries).set({ shareFb }).where(eq(entries.id, entryId)).returning({ id: entries.id });
  if (marked.length > 0) await publicChange(tx, "entries", null, { entryId, shareFb });
}

/** @returns posts that still have an attempt, earliest attempt first */
export async function waitingPosts(db: Queryable, most: number): Promise<{ id: string; at: Date }[]> {
  const rows = await db
    .select({ id: sharedPosts.entryId, at: sharedPosts.nextAttempt })
    .from(sharedPosts)
    .where(isNotNull(sharedPosts.nextAttempt))
    .orderBy(asc(sharedPosts.nextAttempt))
    .limit(most);
  return rows.flatMap(({ id, at }) => (at ? [{ id, at }] : []));
}

export const MOST_STUCK = 20;

export async function stuckPosts(db: Queryable, most: number): Promise<(PostRow & { isEntryThere: boolean })[]> {
  const waits = and(isNull(sharedPosts.nextAttempt), or(eq(sharedPosts.wanted, "nothing"), isNull(sharedPosts.postId)));
  const rows = await db
    .select({ post: sharedPosts, entry: entries.id })
    .from(sharedPosts)
    .leftJoin(entries, eq(entries.id, sharedPosts.entryId))
    .where(waits)
    .orderBy(desc(sharedPosts.created))
    .limit(most);
  return rows.map(({ post, entry }) => ({ ...post, isEntryThere: entry !== null }));
}
