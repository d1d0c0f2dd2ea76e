// One upload after the other counts what is used, so that two never exceed the quota together.
import { sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";

/** Any number; the same in every release, because it is what processes that store files agree on. */
const QUOTA_LOCK = 7_240_114;

/** Waits for its turn; the turn ends with the transaction. */
export async function lockQuota(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${QUOTA_LOCK})`);
}
