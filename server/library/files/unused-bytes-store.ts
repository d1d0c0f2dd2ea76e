// The list of stored bytes that may have no row. Rows are locked in the order of their hashes, which prevents
// deadlocks.
import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { unusedBytes } from "#db/schema/unused-bytes.ts";

/** Uses the clock of the database, because the clocks of several servers differ. */
const NOW = sql`now()`;

const inOrder = (hashes: readonly string[]): string[] => [...new Set(hashes)].sort();

/**
 * Puts bytes on the list of unused bytes before an upload stores them. If the upload fails, the bytes are then removed.
 */
export async function listArriving(db: Queryable, hashes: readonly string[], arrival: string): Promise<void> {
  await db
    .insert(unusedBytes)
    .values(inOrder(hashes).map((hash) => ({ hash, since: NOW, arrival })))
    .onConflictDoUpdate({
      target: unusedBytes.hash,
      set: {
        since: NOW,
        arrival: sql`case when ${unusedBytes.arrival} is null then excluded.arrival else 'several' end`,
      },
    });
}

export async function listUnused(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx
    .insert(unusedBytes)
    .values(inOrder(hashes).map((hash) => ({ hash, since: NOW })))
    .onConflictDoUpdate({ target: unusedBytes.hash, set: { since: NOW } });
}

/** @param since the time at which the bytes were stored */
export async function listUnlisted(db: Queryable, hash: string, since: Date): Promise<void> {
  await db.insert(unusedBytes).values({ hash, since }).onConflictDoNothing();
}

/**
 * Takes bytes off the list of unused bytes, because the caller inserts rows for them. Waits for a running removal of
 * these bytes.
 */
export async function takeOffList(tx: Tx, hashes: readonly string[]): Promise<void> {
  const locked = tx
    .select({ hash: unusedBytes.hash })
    .from(unusedBytes)
    .where(inArray(unusedBytes.hash, [...hashes]))
    .orderBy(asc(unusedBytes.hash))
    .for("update");
  await tx.delete(unusedBytes).where(inArray(unusedBytes.hash, locked));
}

export type Due = SQL | undefined;

export const listedBefore = (ageMs: number): Due => lte(unusedBytes.since, sql`now() - ${ageMs} * interval '1 ms'`);
export const isOfRemovedRows: Due = isNull(unusedBytes.arrival);
export const listedBy = (arrival: string): Due => eq(unusedBytes.arrival, arrival);

export async function findListed(db: Queryable, due: Due, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: unusedBytes.hash })
    .from(unusedBytes)
    .where(and(due, gt(unusedBytes.hash, after)))
    .orderBy(asc(unusedBytes.hash))
    .limit(limit);
  return rows.map(({ hash }) => hash);
}

export async function lockListed(tx: Tx, hash: string, due: Due): Promise<boolean> {
  const rows = await tx
    .select({ hash: unusedBytes.hash })
    .from(unusedBytes)
    .where(and(eq(unusedBytes.hash, hash), due))
    .for("update", { skipLocked: true });
  return rows.length > 0;
}

export async function dropListed(tx: Tx, hash: string): Promise<void> {
  await tx.delete(unusedBytes).where(eq(unusedBytes.hash, hash));
}

export async function findListedSince(db: Queryable, hashes: readonly string[]): Promise<Map<string, Date>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select({ hash: unusedBytes.hash, since: unusedBytes.since })
    .from(unusedBytes)
    .where(inArray(unusedBytes.hash, [...hashes]));
  return new Map(rows.map(({ hash, since }) => [hash, since]));
}
