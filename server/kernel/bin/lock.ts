// Locks of the bin. Rows that move into the bin or back are invisible for a moment, so erasing a person waits for them.
import { sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";

/** Arbitrary, but the same in every release: all processes must use the same lock. */
const BIN_LOCK = 7_240_115;

/** Taken before any other lock; many transactions may hold it at once. */
export async function holdBin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${BIN_LOCK})`);
}

/** Blocks moves into and out of the bin until the transaction ends; waits for moves that have begun. */
export async function closeBin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BIN_LOCK})`);
}
