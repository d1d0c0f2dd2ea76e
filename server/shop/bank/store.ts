import { inArray } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { bankBookings } from "#db/schema/payments.ts";

export async function countedBookings(db: Queryable, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select({ hash: bankBookings.hash, orderId: bankBookings.orderId })
    .from(bankBookings)
    .where(inArray(bankBookings.hash, [...hashes]));
  return new Map(rows.map(({ hash, orderId }) => [hash, orderId]));
}

type Counting = { order: string; bookings: readonly { hash: string }[] };

export async function countBookings(
  tx: Tx,
  payments: readonly Counting[],
  counted: Date,
): Promise<Map<string, Set<string>>> {
  const parts = payments.flatMap(({ order, bookings }) => bookings.map(({ hash }) => ({ hash, orderId: order })));
  const byHash = Map.groupBy(parts, ({ hash }) => hash);
  if (byHash.size === 0) return new Map();
  // The hash is unique in the table. So for a booking that pays several orders, only the first order is stored.
  const rows = [...byHash].map(([hash, [first]]) => ({ hash, orderId: first?.orderId ?? "", counted }));
  const stored = await tx
    .insert(bankBookings)
    .values(rows.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ hash: bankBookings.hash });
  const fresh = Map.groupBy(
    stored.flatMap(({ hash }) => byHash.get(hash) ?? []),
    ({ orderId }) => orderId,
  );
  return new Map([...fresh].map(([order, some]) => [order, new Set(some.map(({ hash }) => hash))]));
}
