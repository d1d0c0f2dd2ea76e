import { todayAt } from "#contract/values/opening-hours.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../kernel/settings/store.ts";

/** @returns null if the settings have neither hours nor future closures */
export async function findNextOpening(db: Queryable, after: Date): Promise<Date | null> {
  const { site } = (await getSettings(db)).settings;
  const today = todayAt(site, after);
  return today && new Date(today.changes);
}
