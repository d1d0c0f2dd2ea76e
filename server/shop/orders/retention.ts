// Erases customers from orders after all claims have lapsed (§§ 195, 199 BGB), as the privacy notice promises.
import { HOUR_MS } from "#contract/values/time.ts";
import { and, asc, eq, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import { beginOfYear } from "#contract/values/clock-of-place.ts";
import { claimsKeptYears } from "#contract/values/limits.ts";
import type { Tx } from "#db/open.ts";
import { orders } from "#db/schema/orders.ts";
import type { Services } from "../../kernel/context.ts";
import { dropUnsoldNotes } from "../documents/store.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { eraseFrom } from "./person-owner.ts";
import { inState, isThere, lockOrder } from "./store.ts";

/**
 * Years that a tax record is kept. A sale without an invoice is a tax record itself, so this time applies to its order.
 */
const RECORD_YEARS = 8;
const AT_ONCE = 100;

type Deps = Pick<Services, "database" | "now">;

/** The time of the last change after which a claim can arise. */
const last = sql`greatest(${orders.created}, ${orders.paidAt}, ${orders.shipped}, ${orders.cancelled})`;

// True for an order with open work. An unpaid order that was not shipped waits only for a withdrawal or a refund.
const waits = or(
  and(isNotNull(orders.paidAt), or(inState.unshipped, inState.unready)),
  inState.refundDue,
  inState.withdrawn,
  and(inState.unpaid, isNotNull(orders.shipped)),
) as SQL;

const isRecord = and(isNull(orders.invoice), or(isNotNull(orders.paidAt), isNotNull(orders.shipped))) as SQL;

/** Claims lapse at the end of a year in the site's time zone. */
function hasLapsed(now: Date): SQL | undefined {
  const isBefore = (years: number): SQL => lt(last, beginOfYear(now, years));
  const isFree = or(not(isRecord), isBefore(RECORD_YEARS));
  return and(isThere, ne(orders.email, ""), isBefore(claimsKeptYears), isFree, not(waits));
}

export async function forgetCustomers({ database: { db }, now }: Deps): Promise<number> {
  const at = now();
  const old = await db
    .select({ id: orders.id })
    .from(orders)
    .where(hasLapsed(at))
    .orderBy(asc(orders.created))
    .limit(AT_ONCE);
  let forgotten = 0;
  for (const { id } of old) forgotten += (await db.transaction((tx) => forget(tx, id, at))) ? 1 : 0;
  return forgotten;
}

/** Checks again after locking, because a payment or a withdrawal may have arrived since the query. */
async function forget(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await lockOrder(tx, id);
  const isIt = and(eq(orders.id, id), hasLapsed(now));
  if (!row || (await tx.$count(orders, isIt)) === 0) return false;
  const isForgotten = await eraseFrom(tx, row, { isRecord: false, isLapsed: true });
  if (isForgotten) await dropUnsoldNotes(tx, id);
  return isForgotten;
}

export const orderRetention = repeated("customers of old orders", HOUR_MS, async (services) => {
  const forgotten = await forgetCustomers(services);
  if (forgotten > 0) services.log.info({ forgotten }, "old orders have no customer any more");
});
