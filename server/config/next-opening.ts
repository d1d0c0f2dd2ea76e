// When the site says something else of its opening hours.
import { todayAt } from "#contract/opening-hours.ts";
import type { Queryable } from "#db/open.ts";
import { nextMidnight } from "../events/clock-of-place.ts";
import { getSettings } from "./store.ts";

/** @returns null if the settings have neither hours nor closures */
export async function findNextOpening(db: Queryable, after: Date): Promise<Date | null> {
  const { site } = (await getSettings(db)).settings;
  const today = todayAt(site, after);
  if (today) return new Date(today.changes);
  // A closure of a later day is told from midnight on.
  return site.closed.length > 0 ? nextMidnight(after) : null;
}
