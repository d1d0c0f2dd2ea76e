import { newestFirst } from "../../kernel/list-order.ts";
import { and, asc, count, eq, inArray, isNull, lte, min, or, sql } from "drizzle-orm";
import { type ListRecipientsInput, type RecipientCounts, recipientStates } from "#contract/schemas/newsletter.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { newsletterIssues, newsletterRecipients, subscribers } from "#db/schema/newsletter.ts";

export type IssueRow = typeof newsletterIssues.$inferSelect;
export type IssueFields = Pick<IssueRow, "subject" | "html" | "en">;

export async function insertIssue(db: Queryable, issue: typeof newsletterIssues.$inferInsert): Promise<IssueRow> {
  const [row] = await db.insert(newsletterIssues).values(issue).returning();
  if (!row) throw new Error("nothing was inserted");
  return row;
}

export async function findIssue(db: Queryable, id: string): Promise<IssueRow | null> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  return row ?? null;
}

export async function lockIssue(tx: Tx, id: string): Promise<IssueRow | null> {
  const [row] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for("update");
  return row ?? null;
}

export async function changeIssue(
  db: Queryable,
  id: string,
  change: Partial<typeof newsletterIssues.$inferInsert>,
): Promise<void> {
  await db.update(newsletterIssues).set(change).where(eq(newsletterIssues.id, id));
}

export async function finishIssue(tx: Tx, id: string, finished: Date): Promise<void> {
  await tx
    .update(newsletterIssues)
    .set({ state: "sent", finished, failures: 0, lastError: null })
    .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, "sending")));
}

export async function removeIssue(tx: Tx, id: string): Promise<void> {
  await tx.delete(newsletterIssues).where(eq(newsletterIssues.id, id));
}

export async function listIssues(
  db: Queryable,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: IssueRow[]; total: number }> {
  const order = newestFirst(newsletterIssues);
  const rows = await db
    .select()
    .from(newsletterIssues)
    .orderBy(...order)
    .limit(limit)
    .offset(skip);
  return { rows, total: await db.$count(newsletterIssues) };
}

export async function countRecipients(db: Queryable, ids: readonly string[]): Promise<Map<string, RecipientCounts>> {
  const none = Object.fromEntries(recipientStates.map((state) => [state, 0])) as RecipientCounts;
  const counts = new Map(ids.map((id) => [id, { ...none }]));
  if (ids.length === 0) return counts;
  const { issueId, state } = newsletterRecipients;
  const rows = await db
    .select({ issueId, state, n: count() })
    .from(newsletterRecipients)
    .where(inArray(issueId, [...ids]))
    .groupBy(issueId, state);
  for (const row of rows) {
    const known = counts.get(row.issueId);
    if (known) known[row.state] = row.n;
  }
  return counts;
}

export function countConfirmed(db: Queryable): Promise<number> {
  return db.$count(subscribers, eq(subscribers.state, "confirmed"));
}

export async function insertRecipients(tx: Tx, issueId: string): Promise<number> {
  const confirmed = tx
    .select({
      issueId: sql<string>`${issueId}`.as("issue_id"),
      subscriberId: sql<string>`${subscribers.id}`.as("subscriber_id"),
    })
    .from(subscribers)
    .where(eq(subscribers.state, "confirmed"));
  const inserted = await tx.execute(
    sql`insert into ${newsletterRecipients} (issue_id, subscriber_id) ${confirmed} on conflict do nothing`,
  );
  return inserted.rowCount ?? 0;
}

export type Recipient = { subscriberId: string; email: string; language: "de" | "en"; attempts: number };

/**
 * Marks the next recipient as 'sending' before the SMTP dialogue begins. Skips former subscribers.
 * @returns null if no recipient is due, or the issue was paused
 */
export async function claimRecipient(db: Queryable, issueId: string, now: Date): Promise<Recipient | null> {
  const next = db
    .select({ id: newsletterRecipients.subscriberId })
    .from(newsletterRecipients)
    .innerJoin(subscribers, eq(subscribers.id, newsletterRecipients.subscriberId))
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, newsletterRecipients.issueId))
    .where(and(isDue(issueId, now), eq(subscribers.state, "confirmed"), eq(newsletterIssues.state, "sending")))
    .orderBy(asc(newsletterRecipients.subscriberId))
    .limit(1)
    .for("update", { of: newsletterRecipients, skipLocked: true });
  const [row] = await db
    .update(newsletterRecipients)
    .set({ state: "sending", attempts: sql`${newsletterRecipients.attempts} + 1`, tried: now })
    .from(subscribers)
    .where(
      and(
        eq(newsletterRecipients.issueId, issueId),
        eq(newsletterRecipients.subscriberId, subscribers.id),
        eq(newsletterRecipients.subscriberId, sql`(${next})`),
      ),
    )
    .returning({
      subscriberId: subscribers.id,
      email: subscribers.email,
      language: subscribers.language,
      attempts: newsletterRecipients.attempts,
    });
  return row ?? null;
}

function isDue(issueId: string, now: Date) {
  const { nextAttempt } = newsletterRecipients;
  return and(isWaiting(issueId), or(isNull(nextAttempt), lte(nextAttempt, now)));
}

const isWaiting = (issueId: string) =>
  and(eq(newsletterRecipients.issueId, issueId), eq(newsletterRecipients.state, "waiting"));

export async function markRecipient(
  db: Queryable,
  issueId: string,
  subscriberId: string,
  change: Partial<typeof newsletterRecipients.$inferInsert>,
): Promise<void> {
  await db
    .update(newsletterRecipients)
    .set(change)
    .where(and(eq(newsletterRecipients.issueId, issueId), eq(newsletterRecipients.subscriberId, subscriberId)));
}

/** Before a slice, a mail is in state 'sending' only after a crash. The mail server may have accepted such a mail. */
export async function markUncertain(db: Queryable, issueId: string): Promise<void> {
  await db
    .update(newsletterRecipients)
    .set({ state: "uncertain" })
    .where(and(eq(newsletterRecipients.issueId, issueId), eq(newsletterRecipients.state, "sending")));
}

/** Removes waiting recipients who are no longer confirmed subscribers. */
export async function dropWhoLeft(db: Queryable, issueId: string): Promise<void> {
  const stayed = db.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.state, "confirmed"));
  await db
    .delete(newsletterRecipients)
    .where(and(isWaiting(issueId), sql`${newsletterRecipients.subscriberId} not in (${stayed})`));
}

export async function nextDue(db: Queryable, issueId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({
      n: count(),
      at: min(newsletterRecipients.nextAttempt),
      now: count(sql`case when ${newsletterRecipients.nextAttempt} is null then 1 end`),
    })
    .from(newsletterRecipients)
    .where(isWaiting(issueId));
  if (!row || row.n === 0) return null;
  return row.now > 0 || row.at === null ? now : row.at;
}

export async function listRecipients(db: Queryable, { issueId, states, limit, skip }: ListRecipientsInput) {
  const where = and(
    eq(newsletterRecipients.issueId, issueId),
    states.length > 0 ? inArray(newsletterRecipients.state, states) : undefined,
  );
  const items = await db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      state: newsletterRecipients.state,
      lastError: newsletterRecipients.lastError,
    })
    .from(newsletterRecipients)
    .innerJoin(subscribers, eq(subscribers.id, newsletterRecipients.subscriberId))
    .where(where)
    .orderBy(asc(subscribers.email))
    .limit(limit)
    .offset(skip);
  return { items, total: await db.$count(newsletterRecipients, where) };
}

export async function sendingIssues(db: Queryable, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.state, "sending"))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Lets uncertain or refused recipients wait again, and confirms refused subscribers. @returns how many wait again */
export async function retryRecipients(
  tx: Tx,
  issueId: string,
  states: readonly ("uncertain" | "refused")[],
): Promise<number> {
  const changed = await tx
    .update(newsletterRecipients)
    .set({ state: "waiting", attempts: 0, nextAttempt: null })
    .where(and(eq(newsletterRecipients.issueId, issueId), inArray(newsletterRecipients.state, [...states])))
    .returning({ id: newsletterRecipients.subscriberId });
  const ids = changed.map(({ id }) => id);
  await tx
    .update(subscribers)
    .set({ state: "confirmed", refusal: null })
    .where(and(inArray(subscribers.id, ids), eq(subscribers.state, "refused")));
  return ids.length;
}
