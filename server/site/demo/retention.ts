import { HOUR_MS } from "#contract/values/time.ts";
import { BIN_DAYS } from "#contract/values/bin.ts";
import type { Services } from "../../kernel/context.ts";
import { listUnused } from "../../library/files/unused-bytes-store.ts";
import { daysAgo } from "../../kernel/jobs/retention.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dropItems } from "./items.ts";

const EVERY_MS = HOUR_MS;

export function forgetDemo(services: Pick<Services, "database" | "now">): Promise<void> {
  return services.database.db.transaction(async (tx) => {
    await listUnused(tx, await dropItems(tx, daysAgo(services, BIN_DAYS)));
  });
}

export const demoRetention = repeated("demo", EVERY_MS, forgetDemo);
