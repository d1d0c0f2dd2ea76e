// Draws gapless numbers. The counter row stays locked until the transaction ends, and a rollback returns the number.
import { sql } from "drizzle-orm";
import type { Tx } from "#db/open.ts";
import { counters } from "#db/schema/orders.ts";

const first = { order: 1001, invoice: 1001, correction: 1001, delivery: 1001 } as const;

/** The counter must be the last lock of a transaction, because all concurrent transactions wait for it. */
export async function drawNumber(tx: Tx, name: keyof typeof first): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name, value: first[name] })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value });
  if (!row) throw new Error("a counter answered nothing");
  return row.value;
}
