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

/** @returns those that nobody has counted before */
export async function countBookings(
  tx: Tx,
  orderId: string,
  hashes: readonly string[],
  counted: Date,
): Promise<Set<string>> {
  const rows = await tx
    .insert(bankBookings)
    .values(hashes.map((hash) => ({ hash, orderId, counted })))
    .onConflictDoNothing()
    .returning({ hash: bankBookings.hash });
  return new Set(rows.map(({ hash }) => hash));
}
