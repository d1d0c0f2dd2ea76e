// Throws away the salts of earlier days with all that was made with them, and page views after two years and a month.
import { KEPT_MONTHS } from "#contract/schemas/analytics.ts";
import type { Services } from "../../kernel/context.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dayOf, dayPlusMonths } from "../../kernel/visits/days.ts";
import { dropViewsBefore, dropVisitorsBefore } from "./store.ts";

/** So soon after midnight nobody can be told from another any more. */
const EVERY_MS = 600_000;

export async function dropVisits({ database, now }: Pick<Services, "database" | "now">): Promise<number> {
  const today = dayOf(now());
  await dropVisitorsBefore(database.db, today);
  return dropViewsBefore(database.db, dayPlusMonths(today, -KEPT_MONTHS));
}

export const visitRetention = repeated("old page views", EVERY_MS, dropVisits);
