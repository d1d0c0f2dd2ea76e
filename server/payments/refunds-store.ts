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

/** @returns whether it was still open */
export async function closeRefund(tx: Tx, id: string, state: "done" | "refused"): Promise<boolean> {
  const closed = await tx
    .update(refunds)
    .set({ state, nextAttempt: null })
    .where(and(eq(refunds.id, id), eq(refunds.state, "asked")))
    .returning({ id: refunds.id });
  return closed.length > 0;
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
