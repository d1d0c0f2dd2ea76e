// Bookings that were counted, in the database.
import { inArray } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { bankBookings } from "#db/schema/payments.ts";

/** Of these bookings those that were counted, with the order that they paid. */
export async function countedBookings(db: Queryable, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select({ hash: bankBookings.hash, orderId: bankBookings.orderId })
    .from(bankBookings)
    .where(inArray(bankBookings.hash, [...hashes]));
  return new Map(rows.map(({ hash, orderId }) => [hash, orderId]));
}

type Counting = { order: string; bookings: readonly { hash: string }[] };

/** @returns those that nobody has counted before, with the order that each of them pays */
export async function countBookings(
  tx: Tx,
  payments: readonly Counting[],
  counted: Date,
): Promise<Map<string, string>> {
  const wanted = new Map(payments.flatMap(({ order, bookings }) => bookings.map(({ hash }) => [hash, order] as const)));
  if (wanted.size === 0) return new Map();
  const rows = [...wanted].map(([hash, orderId]) => ({ hash, orderId, counted }));
  const stored = await tx
    .insert(bankBookings)
    .values(rows.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ hash: bankBookings.hash, orderId: bankBookings.orderId });
  return new Map(stored.map(({ hash, orderId }) => [hash, orderId]));
}
