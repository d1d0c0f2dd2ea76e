// Removes withdrawals without an order that have been dealt with, when claims from them have lapsed (§§ 195, 199 BGB).
import { and, isNotNull, isNull, lt } from "drizzle-orm";
import { withdrawalKeptDays } from "#contract/limits.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";
import type { Services } from "../context.ts";
import { repeated } from "../jobs/work.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export async function dropOldWithdrawals({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  const before = new Date(now().getTime() - withdrawalKeptDays * DAY_MS);
  const isOld = and(isNull(withdrawals.orderId), isNotNull(withdrawals.done), lt(withdrawals.received, before));
  await database.db.delete(withdrawals).where(isOld);
}

export const withdrawalRetention = repeated("withdrawals", HOUR_MS, dropOldWithdrawals);
