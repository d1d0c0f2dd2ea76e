// Removes suspicious forms after their days.
import { suspiciousDays } from "#contract/limits.ts";
import type { Services } from "../context.ts";
import { repeated } from "../jobs/work.ts";
import { dropSuspiciousBefore } from "./store.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export function dropOldSuspicious({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  return dropSuspiciousBefore(database.db, new Date(now().getTime() - suspiciousDays * DAY_MS));
}

export const suspiciousRetention = repeated("suspicious", HOUR_MS, dropOldSuspicious);
