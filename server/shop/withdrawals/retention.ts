// Removes answered withdrawals after claims have lapsed (§§ 195, 199 BGB), unless their order names the customer.
import { HOUR_MS } from "#contract/values/time.ts";
import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { beginOfYear } from "#contract/values/clock-of-place.ts";
import { claimsKeptYears } from "#contract/values/limits.ts";
import { orders } from "#db/schema/orders.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";
import type { Services } from "../../kernel/context.ts";
import { repeated } from "../../kernel/jobs/work.ts";

export async function dropOldWithdrawals({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  const before = beginOfYear(now(), claimsKeptYears);
  const forgotten = database.db.select({ id: orders.id }).from(orders).where(eq(orders.email, ""));
  const isFree = or(isNull(withdrawals.orderId), inArray(withdrawals.orderId, forgotten));
  const isOld = and(isFree, lt(withdrawals.received, before), lt(withdrawals.done, before));
  await database.db.delete(withdrawals).where(isOld);
}

export const withdrawalRetention = repeated("withdrawals", HOUR_MS, dropOldWithdrawals);
