// While rows move into the bin or back, they are invisible. The erasure of a person waits for such moves.
import { sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";

/** An arbitrary number. It never changes, because processes of all releases must use the same lock. */
const BIN_LOCK = 7_240_115;

/** A shared lock, which must be taken before any other lock. */
export async function holdBin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${BIN_LOCK})`);
}

/** Waits for moves that have begun, and blocks others until the transaction ends. */
export async function closeBin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BIN_LOCK})`);
}
