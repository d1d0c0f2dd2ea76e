// Deletes salts and visitor hashes of earlier days, and page views after two years and a month.
import { KEPT_MONTHS } from "#contract/schemas/analytics.ts";
import type { Services } from "../../kernel/context.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dayOf, dayPlusMonths } from "../../kernel/visits/days.ts";
import { dropViewsBefore, dropVisitorsBefore } from "./store.ts";

/** Interval of the deletion. It is short, so that nobody can distinguish visitors of an earlier day. */
const EVERY_MS = 600_000;

export async function dropVisits({ database, now }: Pick<Services, "database" | "now">): Promise<number> {
  const today = dayOf(now());
  await dropVisitorsBefore(database.db, today);
  return dropViewsBefore(database.db, dayPlusMonths(today, -KEPT_MONTHS));
}

export const visitRetention = repeated("old page views", EVERY_MS, dropVisits);
