// Uploads check the quota one after the other, so that two together never exceed it.
import { sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";

/** Any number; the same in every release, because all processes that store files must use the same lock. */
const QUOTA_LOCK = 7_240_114;

/** Waits for the lock; it is released when the transaction ends. */
export async function lockQuota(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${QUOTA_LOCK})`);
}
