// What goes into the bin, or comes back, is for a moment where nobody else sees it: a person's erasure waits for it.
import { sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";

/** Any number; the same in every release, because all processes must use the same lock. */
const BIN_LOCK = 7_240_115;

/** Before anything else is locked; many may hold it at once. */
export async function holdBin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${BIN_LOCK})`);
}

/** Nothing goes in or comes back until the transaction ends; what was on its way has arrived. */
export async function closeBin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BIN_LOCK})`);
}
