// What the clock of the place shows, and when. Free of zod, for the client.
import { DAY_MS, SITE_ZONE } from "./time.ts";

const local = new Intl.DateTimeFormat("sv-SE", { timeZone: SITE_ZONE, dateStyle: "short", timeStyle: "medium" });

/** The calendar of the site ends with the year 9999: a later day has no text that databases and programs agree on. */
const LAST_DAY_MS = Date.UTC(9999, 11, 31);
const LAST_SHOWN_MS = LAST_DAY_MS + 79_200_000;

/** What the clock shows at a moment, written as if it were UTC. */
export function shownAt(moment: Date): Date {
  return new Date(`${local.format(Math.min(moment.getTime(), LAST_SHOWN_MS)).replace(" ", "T")}Z`);
}

/**
 * The moment at which the clock shows it: the first one where it shows it twice; where it skips it, the moment by the
 * offset before (RFC 5545, 3.3.5).
 */
export function momentOf(shown: Date): Date {
  const by = (dayFrom: number): Date => {
    const near = new Date(shown.getTime() + dayFrom * DAY_MS);
    return new Date(shown.getTime() - (shownAt(near).getTime() - near.getTime()));
  };
  const before = by(-1);
  if (shownAt(before).getTime() === shown.getTime()) return before;
  const after = by(1);
  return shownAt(after).getTime() === shown.getTime() ? after : before;
}

/** The day (YYYY-MM-DD) of a moment. */
export function localDay(moment: Date): string {
  return local.format(Math.min(moment.getTime(), LAST_SHOWN_MS)).slice(0, 10);
}

/** The day (YYYY-MM-DD) so many days after another one. */
export function dayAfter(day: string, days: number): string {
  const ms = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return new Date(Math.min(ms, LAST_DAY_MS)).toISOString().slice(0, 10);
}

/** The moment at which the year of a moment began, or one so many years before. */
export function beginOfYear(moment: Date, yearsBefore = 0): Date {
  const year = Number(localDay(moment).slice(0, 4)) - yearsBefore;
  return momentOf(new Date(Date.UTC(year, 0, 1)));
}
