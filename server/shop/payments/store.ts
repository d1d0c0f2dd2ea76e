import { DAY_MS } from "#contract/values/time.ts";
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { onlinePayments, providerEvents } from "#db/schema/payments.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";

export type PaymentRow = typeof onlinePayments.$inferSelect;

/** True if the customer may be paying at this moment. */
export async function mayBePaid(db: Queryable, orderId: string): Promise<boolean> {
  const payment = await findPayment(db, orderId);
  return payment !== null && payment.state !== "failed" && payment.state !== "paid";
}

/** Must run in the transaction that stores the order. So a job checks the payment later, even after a crash. */
export async function insertPayment(tx: Tx, orderId: string, checkAt: Date): Promise<void> {
  await tx.insert(onlinePayments).values({ orderId, state: "asked", attempt: 1, checkAt });
  await sendJobs(tx, "payment", [{ id: orderId, at: checkAt }]);
}

export async function findPayment(db: Queryable, orderId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(onlinePayments).where(eq(onlinePayments.orderId, orderId));
  return row ?? null;
}

export async function findPaymentBySession(db: Queryable, sessionId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(onlinePayments).where(eq(onlinePayments.sessionId, sessionId));
  return row ?? null;
}

export function paymentsByIntent(db: Queryable, intentIds: readonly string[]): Promise<PaymentRow[]> {
  if (intentIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(onlinePayments)
    .where(inArray(onlinePayments.intentId, [...intentIds]));
}

export async function lockPayment(tx: Tx, orderId: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(onlinePayments).where(eq(onlinePayments.orderId, orderId)).for("update");
  return row ?? null;
}

type Change = Partial<Omit<PaymentRow, "orderId">>;

export async function changePayment(db: Queryable, orderId: string, change: Change): Promise<void> {
  await db.update(onlinePayments).set(change).where(eq(onlinePayments.orderId, orderId));
}

/**
 * Stores the payment page even if the payment has failed, because a payment on this page still counts. The state
 * becomes 'open' only if it is still 'asked'.
 * @returns true if the order now waits for a payment on this page
 */
export async function keepPage(
  db: Queryable,
  orderId: string,
  page: Pick<PaymentRow, "sessionId" | "url" | "intentId">,
): Promise<boolean> {
  const { state, sessionId } = onlinePayments;
  const kept = await db
    .update(onlinePayments)
    .set({ ...page, state: sql`case when ${state} = 'asked' then 'open' else ${state} end` })
    .where(and(eq(onlinePayments.orderId, orderId), isNull(sessionId)))
    .returning({ state });
  return kept[0]?.state === "open";
}

export async function postponeCheck(tx: Tx, orderId: string, checkAt: Date): Promise<boolean> {
  const isWaiting = and(eq(onlinePayments.orderId, orderId), isNotNull(onlinePayments.checkAt));
  const postponed = await tx
    .update(onlinePayments)
    .set({ checkAt })
    .where(isWaiting)
    .returning({ id: onlinePayments.orderId });
  return postponed.length > 0;
}

/** The next request gets a new idempotency key, because the provider would repeat its error for the last key. */
export async function raiseAttempt(db: Queryable, { orderId, attempt }: PaymentRow): Promise<void> {
  const isIt = and(eq(onlinePayments.orderId, orderId), eq(onlinePayments.attempt, attempt));
  await db
    .update(onlinePayments)
    .set({ attempt: sql`${onlinePayments.attempt} + 1` })
    .where(isIt);
}

/** Limits questions to the provider: returns true to at most one caller within `pauseMs`. */
export async function claimQuestion(db: Queryable, orderId: string, now: Date, pauseMs: number): Promise<boolean> {
  const isLongAgo = sql`coalesce(${onlinePayments.asked} <= ${new Date(now.getTime() - pauseMs)}, true)`;
  const claimed = await db
    .update(onlinePayments)
    .set({ asked: now })
    .where(and(eq(onlinePayments.orderId, orderId), isNotNull(onlinePayments.sessionId), isLongAgo))
    .returning({ id: onlinePayments.orderId });
  return claimed.length > 0;
}

export async function waitingPayments(db: Queryable, most: number): Promise<{ id: string; at: Date }[]> {
  const rows = await db
    .select({ id: onlinePayments.orderId, at: onlinePayments.checkAt })
    .from(onlinePayments)
    .where(isNotNull(onlinePayments.checkAt))
    .orderBy(asc(onlinePayments.checkAt))
    .limit(most);
  return rows.map(({ id, at }) => ({ id, at: at ?? new Date() }));
}

export async function isKnownEvent(db: Queryable, id: string): Promise<boolean> {
  return (await db.select().from(providerEvents).where(eq(providerEvents.id, id))).length > 0;
}

/** Stores the message's id. Ids older than a day are deleted, because such messages are refused by their timestamp. */
export async function rememberEvent(db: Queryable, id: string, received: Date): Promise<void> {
  await db.insert(providerEvents).values({ id, received }).onConflictDoNothing();
  await db.delete(providerEvents).where(lt(providerEvents.received, new Date(received.getTime() - DAY_MS)));
}
