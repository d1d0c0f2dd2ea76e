// Mails in the database: waiting, sent and failed ones, and when they are tried again.
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queryable } from "#db/open.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";

export type MailDraft = { recipient: string; subject: string; body: string };
export type MailRow = typeof outgoingMail.$inferSelect;

/** Adds a mail in the transaction that causes it; it is sent after the commit. */
export async function queueMail(db: Queryable, draft: MailDraft): Promise<void> {
  const now = new Date();
  await db.insert(outgoingMail).values({ id: newId(), ...draft, created: now, nextAttempt: now });
}

/** No other process can claim a mail for so long; after that the claim has expired. */
const CLAIM_SECONDS = 120;

/** Claims due mails, so that no other process sends them as well. */
export async function claimDueMails(db: Queryable, most: number): Promise<MailRow[]> {
  const now = new Date();
  const due = db
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(and(isNull(outgoingMail.sent), lte(outgoingMail.nextAttempt, now)))
    .orderBy(asc(outgoingMail.nextAttempt))
    .limit(most)
    .for("update", { skipLocked: true });
  return db
    .update(outgoingMail)
    .set({ nextAttempt: new Date(now.getTime() + CLAIM_SECONDS * 1000), attempts: sql`${outgoingMail.attempts} + 1` })
    .where(inArray(outgoingMail.id, due))
    .returning();
}

export async function markSent(db: Queryable, id: string): Promise<void> {
  // The text may contain a link that gives access, so it is removed after sending.
  await db
    .update(outgoingMail)
    .set({ sent: new Date(), nextAttempt: null, lastError: null, body: "" })
    .where(eq(outgoingMail.id, id));
}

/** @param retryAt null: the mail is given up */
export async function markFailed(db: Queryable, id: string, lastError: string, retryAt: Date | null): Promise<void> {
  await db.update(outgoingMail).set({ lastError, nextAttempt: retryAt }).where(eq(outgoingMail.id, id));
}
