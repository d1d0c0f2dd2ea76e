import { sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";

/** Limits the polling, because on PGlite no transaction ever waits for a lock. */
const MOST_LOOKS = 300;

/** Resolves when another transaction waits for a lock, when the work is done, or after `MOST_LOOKS` looks. */
export async function untilWaitingOr(work: Promise<unknown>, tx: Tx): Promise<void> {
  const state = { isDone: false };
  void work.finally(() => (state.isDone = true));
  for (let looks = 0; !state.isDone && looks < MOST_LOOKS; looks += 1) {
    const { rows } = await tx.execute<{ waits: boolean }>(
      sql`select exists (select 1 from pg_locks where not granted) as waits`,
    );
    if (rows[0]?.waits) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
