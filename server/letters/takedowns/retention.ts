import { HOUR_MS } from "#contract/values/time.ts";
import type { Services } from "../../kernel/context.ts";
import { daysAgo } from "../../kernel/jobs/retention.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { dropLostTakedowns, forgetDecidedBefore } from "./store.ts";

/**
 * Requests end with their file. Decided ones lose the person's data as soon as messages of the same age are deleted.
 */
export async function forgetTakedowns(services: Pick<Services, "database" | "now">): Promise<void> {
  const { db } = services.database;
  await dropLostTakedowns(db);
  const { keptDays } = (await getSettings(db)).settings.messages;
  if (keptDays > 0) await forgetDecidedBefore(db, daysAgo(services, keptDays));
}

export const takedownRetention = repeated("takedowns", HOUR_MS, forgetTakedowns);
