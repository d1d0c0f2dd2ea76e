// While a transaction moves rows into the bin or back, other transactions cannot see them. So the erasure of a person
// waits for such transactions.
import { sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";

/** An arbitrary number. It never changes, because processes of all releases must use the same lock. */
const BIN_LOCK = 7_240_115;

/** Takes a shared lock. To avoid deadlocks, a transaction must take it before any other lock. */
export async function holdBin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${BIN_LOCK})`);
}

/** Waits for moves that have begun. Blocks new moves until the transaction ends. */
export async function closeBin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BIN_LOCK})`);
}
