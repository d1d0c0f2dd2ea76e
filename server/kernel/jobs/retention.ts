import { DAY_MS, HOUR_MS } from "#contract/values/time.ts";
import type { Db } from "#db/open.ts";
import type { Services } from "../context.ts";
import { type BackgroundWork, repeated } from "./work.ts";

export const daysAgo = ({ now }: Pick<Services, "now">, days: number): Date =>
  new Date(now().getTime() - days * DAY_MS);

export function keptFor(name: string, days: number, drop: (db: Db, before: Date) => Promise<unknown>): BackgroundWork {
  return repeated(name, HOUR_MS, (services) => drop(services.database.db, daysAgo(services, days)));
}
