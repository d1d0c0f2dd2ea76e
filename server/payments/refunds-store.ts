// What was paid back, in the database.
import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
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

/** Cents that are paid back, or may be. */
export async function sumRefunds(db: Queryable, orderId: string): Promise<number> {
  const counts = and(eq(refunds.orderId, orderId), inArray(refunds.state, ["asked", "done"]));
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${refunds.cents}), 0)` })
    .from(refunds)
    .where(counts);
  return Number(row?.sum ?? 0);
}

export type Closed = { state: "done" | "refused"; providerId?: string | null };

/** @returns whether it was still in the state from which it is closed */
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

/** The provider's name of a refund that was closed before it was known. */
export async function nameRefund(tx: Tx, id: string, providerId: string): Promise<void> {
  await tx.update(refunds).set({ providerId }).where(eq(refunds.id, id));
}

export async function postponeRefund(db: Queryable, id: string, nextAttempt: Date | null): Promise<void> {
  await db
    .update(refunds)
    .set({ nextAttempt })
    .where(and(eq(refunds.id, id), eq(refunds.state, "asked")));
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
