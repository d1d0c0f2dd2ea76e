import type { Services } from "../../kernel/context.ts";
import { type BackgroundWork, repeatedToTheLast } from "../../kernel/jobs/work.ts";
import { addCounted, saltOf } from "./store.ts";

const EVERY_MS = 5_000;

type Deps = Pick<Services, "database" | "visits">;

/**
 * Stores the counted page views. If this fails, the counts are retried in the next round. Runs every few seconds, and
 * at shutdown.
 */
export async function storeVisits({ database, visits }: Deps): Promise<void> {
  const day = visits.dayWithoutSalt();
  if (day !== null) visits.setSalt(day, await saltOf(database.db, day));
  const counted = visits.take();
  try {
    await addCounted(database.db, counted);
  } catch (error) {
    visits.giveBack(counted);
    throw error;
  }
}

export const visitCounting: BackgroundWork = repeatedToTheLast("page views", EVERY_MS, storeVisits);
