import { and, eq, inArray, not, sql } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { addresses, missedAddresses } from "#db/schema/addresses.ts";
import { MOST_MISSED } from "#contract/schemas/redirects.ts";
import type { Services } from "../../kernel/context.ts";
import { type BackgroundWork, repeatedToTheLast } from "../../kernel/jobs/work.ts";
import type { Hit, Missed } from "../../kernel/visits/address-counts.ts";

const EVERY_MS = 10_000;

type Deps = Pick<Services, "database" | "addressCounts">;

/** If the counts cannot be stored, the next round retries them. */
export async function storeAddressCounts({ database: { db }, addressCounts }: Deps): Promise<void> {
  const counted = addressCounts.take();
  try {
    await db.transaction(async (tx) => {
      await addHits(tx, counted.hits);
      await addMissed(tx, counted.missed);
    });
  } catch (error) {
    addressCounts.giveBack(counted);
    throw error;
  }
}

async function addHits(db: Queryable, hits: readonly Hit[]): Promise<void> {
  if (hits.length === 0) return;
  // Sorts the rows, because two processes that update rows in different orders can deadlock.
  const sorted = [...hits].sort((one, other) => (one.key < other.key ? -1 : 1));
  const values = sql.join(
    sorted.map(({ key, times, last }) => sql`(${key}::text, ${times}::int, ${last.toISOString()}::timestamptz)`),
    sql`, `,
  );
  await db.execute(sql`
    update ${addresses} set hits = ${addresses.hits} + counted.times, last_hit = greatest(${addresses.lastHit}, counted.last)
    from (values ${values}) as counted (key, times, last)
    where ${addresses.key} = counted.key and ${not(addresses.isCurrent)}`);
}

/** Stores missed addresses, and keeps only the latest. Omits addresses that now have a page or redirect. */
async function addMissed(db: Queryable, missed: readonly Missed[]): Promise<void> {
  if (missed.length === 0) return;
  const keys = missed.map(({ key }) => key);
  const there = await db.select({ key: addresses.key }).from(addresses).where(inArray(addresses.key, keys));
  const known = new Set(there.map(({ key }) => key));
  const rows = missed.filter(({ key }) => !known.has(key)).sort((one, other) => (one.key < other.key ? -1 : 1));
  if (rows.length === 0) return;
  await db
    .insert(missedAddresses)
    .values(rows)
    .onConflictDoUpdate({
      target: missedAddresses.key,
      set: {
        times: sql`${missedAddresses.times} + excluded.times`,
        last: sql`greatest(${missedAddresses.last}, excluded.last)`,
      },
    });
  await db.execute(sql`
    delete from ${missedAddresses} where ${missedAddresses.key} in (
      select ${missedAddresses.key} from ${missedAddresses}
      order by ${missedAddresses.last} desc, ${missedAddresses.key} offset ${MOST_MISSED})`);
}

export async function forgetMissed(db: Queryable, key: string): Promise<boolean> {
  const gone = await db
    .delete(missedAddresses)
    .where(and(eq(missedAddresses.key, key)))
    .returning({ key: missedAddresses.key });
  return gone.length > 0;
}

export const addressCounting: BackgroundWork = repeatedToTheLast("asked addresses", EVERY_MS, storeAddressCounts);
