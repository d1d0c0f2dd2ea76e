import { and, asc, count, eq, ilike, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { ListSubscribersInput } from "#contract/schemas/newsletter.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { newsletterRecipients, subscribers } from "#db/schema/newsletter.ts";
import { likePattern } from "../../kernel/search/pattern.ts";

export type SubscriberRow = typeof subscribers.$inferSelect;
export type NewSubscriber = typeof subscribers.$inferInsert;

export async function lockSubscriber(tx: Tx, fresh: NewSubscriber): Promise<{ row: SubscriberRow; isNew: boolean }> {
  const [inserted] = await tx.insert(subscribers).values(fresh).onConflictDoNothing().returning();
  if (inserted) return { row: inserted, isNew: true };
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.email, fresh.email)).for("update");
  if (!row) throw new Error("a subscriber was removed at this moment");
  return { row, isNew: false };
}

export async function insertSubscribers(tx: Tx, rows: readonly NewSubscriber[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const { email } = subscribers;
  const inserted = await tx
    .insert(subscribers)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ email });
  return new Set(inserted.map((row) => row.email));
}

export async function changeSubscriber(tx: Tx, id: string, change: Partial<NewSubscriber>): Promise<void> {
  await tx.update(subscribers).set(change).where(eq(subscribers.id, id));
}

export async function lockSubscriberByLink(tx: Tx, tokenHash: string): Promise<SubscriberRow | null> {
  const [row] = await tx.select().from(subscribers).where(eq(subscribers.linkHash, tokenHash)).for("update");
  return row ?? null;
}

/** Accepts the token of the last mail about the subscription, and the unsubscribe token of any issue. */
export async function lockSubscriberByToken(tx: Tx, tokenHash: string): Promise<SubscriberRow | null> {
  const byIssue = tx
    .select({ id: newsletterRecipients.subscriberId })
    .from(newsletterRecipients)
    .where(eq(newsletterRecipients.leaveHash, tokenHash));
  const [row] = await tx
    .select()
    .from(subscribers)
    .where(or(eq(subscribers.linkHash, tokenHash), inArray(subscribers.id, byIssue)))
    .for("update");
  return row ?? null;
}

export async function listSubscribers(
  db: Queryable,
  { states, q, limit, skip }: ListSubscribersInput,
): Promise<{ rows: SubscriberRow[]; total: number }> {
  const where: SQL | undefined = and(
    states.length > 0 ? inArray(subscribers.state, states) : undefined,
    q ? ilike(subscribers.email, likePattern(q)) : undefined,
  );
  const rows = await db
    .select()
    .from(subscribers)
    .where(where)
    .orderBy(asc(subscribers.email))
    .limit(limit)
    .offset(skip);
  const [counted] = await db.select({ total: count() }).from(subscribers).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export function subscribersAfter(db: Queryable, email: string, most: number): Promise<SubscriberRow[]> {
  return db
    .select()
    .from(subscribers)
    .where(sql`${subscribers.email} > ${email}`)
    .orderBy(asc(subscribers.email))
    .limit(most);
}

export async function countByState(db: Queryable): Promise<Record<string, number>> {
  const rows = await db.select({ state: subscribers.state, n: count() }).from(subscribers).groupBy(subscribers.state);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

export async function removeSubscribers(tx: Tx, ids: readonly string[]): Promise<number> {
  const removed = await tx
    .delete(subscribers)
    .where(inArray(subscribers.id, [...ids]))
    .returning({ id: subscribers.id });
  return removed.length;
}

/** Removes subscribers who requested the newsletter before this time, but did not confirm (legal.md L23). */
export async function removeUnconfirmed(db: Queryable, before: Date): Promise<void> {
  await db.delete(subscribers).where(and(eq(subscribers.state, "requested"), lt(subscribers.requested, before)));
}
