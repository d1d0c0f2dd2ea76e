import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { daysAgo } from "../../kernel/jobs/retention.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { lastMomentToTakeBack } from "./remove-messages.ts";
import { dropOlder, dropRemoved } from "./drop-store.ts";

const EVERY_MS = 300_000;

type Deps = Pick<Services, "database" | "now">;

/**
 * Deletes messages whose removal can no longer be undone, and old messages without a recent answer.
 * @returns their number
 */
export async function dropMessages(services: Deps): Promise<number> {
  const { db } = services.database;
  const removed = await dropRemoved(db, lastMomentToTakeBack(services));
  const { keptDays } = (await getSettings(db)).settings.messages;
  if (keptDays === 0) return removed;
  return removed + (await dropOlder(db, daysAgo(services, keptDays)));
}

export const messageRetention = repeated("messages", EVERY_MS, async (services) => {
  const dropped = await dropMessages(services);
  if (dropped > 0) services.log.info({ dropped }, "removed and old messages are gone");
});
