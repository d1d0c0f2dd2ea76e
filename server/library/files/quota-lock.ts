// Serialises the quota checks of uploads, so that concurrent uploads together never exceed the quota.
import { sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";

/** An arbitrary number. It never changes, because processes of all releases must use the same lock. */
const QUOTA_LOCK = 7_240_114;

export async function lockQuota(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${QUOTA_LOCK})`);
}
