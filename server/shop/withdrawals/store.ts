import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { ListWithdrawalsInput } from "#contract/schemas/withdrawals.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { orders } from "#db/schema/orders.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";
import { isThere, paid } from "../orders/store.ts";

/** True if the order is paid, even partly. Free orders count as paid. */
const isPaid = sql<boolean | null>`${orders.paidAt} is not null or ${orders.received} > 0`;
const isOwed = sql<boolean | null>`${orders.paidAt} is not null and ${orders.refunded} < ${paid}`;
const columns = { ...getTableColumns(withdrawals), number: orders.number, isPaid, isOwed };
export type WithdrawalRow = typeof withdrawals.$inferSelect & {
  number: number | null;
  isPaid: boolean | null;
  isOwed: boolean | null;
};

export async function insertWithdrawal(tx: Tx, row: typeof withdrawals.$inferInsert): Promise<void> {
  await tx.insert(withdrawals).values(row);
}

type FoundOrder = { id: string; isPaid: boolean };

/**
 * Finds the order of a declaration. The share lock waits for a concurrent erasure of the customer.
 * @returns null if no order or several orders match
 */
export async function findOrderOf(
  tx: Tx,
  { orders: numbers, invoices }: { orders: readonly number[]; invoices: readonly string[] },
  email: string,
): Promise<FoundOrder | null> {
  const named = [
    ...(numbers.length > 0 ? [inArray(orders.number, [...numbers])] : []),
    ...(invoices.length > 0 ? [inArray(sql`${orders.invoice}->>'number'`, [...invoices])] : []),
  ];
  if (named.length === 0) return null;
  const where = and(or(...named), eq(orders.email, email));
  const [row, other] = await tx.select({ id: orders.id, isPaid }).from(orders).where(where).limit(2).for("share");
  return row && !other ? { id: row.id, isPaid: row.isPaid === true } : null;
}

const MOST_OF_ORDER = 50;

export function withdrawalsOfOrder(db: Queryable, orderId: string): Promise<WithdrawalRow[]> {
  return db
    .select(columns)
    .from(withdrawals)
    .leftJoin(orders, and(eq(orders.id, withdrawals.orderId), isThere))
    .where(eq(withdrawals.orderId, orderId))
    .orderBy(desc(withdrawals.received), desc(withdrawals.id))
    .limit(MOST_OF_ORDER);
}

export async function listWithdrawals(
  db: Queryable,
  { limit, skip, state }: ListWithdrawalsInput,
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const where =
    state === undefined ? undefined : state === "open" ? isNull(withdrawals.done) : isNotNull(withdrawals.done);
  const rows = await db
    .select(columns)
    .from(withdrawals)
    .leftJoin(orders, and(eq(orders.id, withdrawals.orderId), isThere))
    .where(where)
    .orderBy(desc(withdrawals.received), desc(withdrawals.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await db.select({ total: count() }).from(withdrawals).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function withdrawalsOf(db: Queryable, email: string): Promise<WithdrawalRow[]> {
  return db
    .select(columns)
    .from(withdrawals)
    .leftJoin(orders, and(eq(orders.id, withdrawals.orderId), isThere))
    .where(eq(withdrawals.email, email))
    .orderBy(withdrawals.id);
}

export async function findWithdrawal(db: Queryable, id: string): Promise<WithdrawalRow | null> {
  const [row] = await db
    .select(columns)
    .from(withdrawals)
    .leftJoin(orders, and(eq(orders.id, withdrawals.orderId), isThere))
    .where(eq(withdrawals.id, id));
  return row ?? null;
}

export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  await tx.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.id, id)).for("update");
  return findWithdrawal(tx, id);
}

type Decided = Pick<WithdrawalRow, "done" | "doneBy" | "version">;

export async function updateWithdrawal(tx: Tx, id: string, decided: Decided): Promise<void> {
  await tx.update(withdrawals).set(decided).where(eq(withdrawals.id, id));
}

export async function answerAll(tx: Tx, orderId: string, { at, by }: { at: Date; by: string }): Promise<number> {
  const done = await tx
    .update(withdrawals)
    .set({ done: at, doneBy: by, version: sql`${withdrawals.version} + 1` })
    .where(and(eq(withdrawals.orderId, orderId), isNull(withdrawals.done)))
    .returning({ id: withdrawals.id });
  return done.length;
}

export function countOpen(db: Queryable): Promise<number> {
  return db.$count(withdrawals, isNull(withdrawals.done));
}
