// Removes suspicious forms after their days.
import { suspiciousDays } from "#contract/values/limits.ts";
import type { Services } from "../../kernel/context.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dropSuspiciousBefore } from "../../forms/suspicious/store.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export function dropOldSuspicious({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  return dropSuspiciousBefore(database.db, new Date(now().getTime() - suspiciousDays * DAY_MS));
}

export const suspiciousRetention = repeated("suspicious", HOUR_MS, dropOldSuspicious);
