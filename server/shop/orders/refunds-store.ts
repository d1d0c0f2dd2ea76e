import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { refunds } from "#db/schema/payments.ts";

export type RefundRow = typeof refunds.$inferSelect;

export async function insertRefund(tx: Tx, row: RefundRow): Promise<void> {
  await tx.insert(refunds).values(row);
}

export async function findRefund(db: Queryable, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/**
 * Requests to the provider time out earlier than this. So after this time, every earlier request has an answer or has
 * failed.
 */
const ANSWERED_MS = 60_000;

/** `isAgain` is true if an earlier attempt may already have made the refund. */
export type Try = RefundRow & { isAgain: boolean };

/**
 * Begins an attempt to refund. The caller must have locked the order. Concurrent attempts get the same idempotency key.
 * @returns null if the refund is closed
 */
export async function claimTry(tx: Tx, id: string, { now, next }: { now: Date; next: Date }): Promise<Try | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("update");
  if (row?.state !== "asked") return null;
  if (row.tried !== null && now.getTime() - row.tried.getTime() < ANSWERED_MS) return { ...row, isAgain: true };
  const isAgain = row.tried !== null;
  const change = { attempt: row.attempt + (isAgain ? 1 : 0), tried: now, nextAttempt: next };
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
  return { ...row, ...change, isAgain };
}

export async function reopenRefund(
  tx: Tx,
  row: RefundRow,
  again: Pick<RefundRow, "created" | "nextAttempt" | "cents" | "parts">,
): Promise<RefundRow> {
  // A new attempt has a new idempotency key, because the provider would repeat its refusal for the last key.
  const change = { state: "asked" as const, attempt: row.attempt + 1, tried: null, ...again };
  await tx.update(refunds).set(change).where(eq(refunds.id, row.id));
  return { ...row, ...change };
}

export type Closed = { state: "done" | "refused"; providerId?: string | null };

/** Closes a refund, unless its state has changed. @returns true if it was closed */
export async function closeRefund(
  tx: Tx,
  { id, state }: Pick<RefundRow, "id" | "state">,
  { state: next, providerId }: Closed,
): Promise<boolean> {
  const closed = await tx
    .update(refunds)
    .set({ state: next, nextAttempt: null, ...(providerId && { providerId }) })
    .where(and(eq(refunds.id, id), eq(refunds.state, state)))
    .returning({ id: refunds.id });
  return closed.length > 0;
}

export function refundsOf(db: Queryable, orderId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
}

/** True if the provider may still pay back money of the order. */
export async function isRefundUnderWay(db: Queryable, orderId: string): Promise<boolean> {
  return (await db.$count(refunds, and(eq(refunds.orderId, orderId), eq(refunds.state, "asked")))) > 0;
}

export async function nameRefund(tx: Tx, id: string, providerId: string): Promise<void> {
  await tx.update(refunds).set({ providerId }).where(eq(refunds.id, id));
}

export async function waitingRefunds(db: Queryable, most: number): Promise<{ id: string; at: Date }[]> {
  const rows = await db
    .select({ id: refunds.id, at: refunds.nextAttempt })
    .from(refunds)
    .where(isNotNull(refunds.nextAttempt))
    .orderBy(asc(refunds.nextAttempt))
    .limit(most);
  return rows.map(({ id, at }) => ({ id, at: at ?? new Date() }));
}
