// Removes suspicious forms after their days.
import { DAY_MS, HOUR_MS } from "#contract/values/time.ts";
import { suspiciousDays } from "#contract/values/limits.ts";
import type { Services } from "../../kernel/context.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dropSuspiciousBefore } from "../../forms/suspicious/store.ts";

export function dropOldSuspicious({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  return dropSuspiciousBefore(database.db, new Date(now().getTime() - suspiciousDays * DAY_MS));
}

export const suspiciousRetention = repeated("suspicious", HOUR_MS, dropOldSuspicious);
