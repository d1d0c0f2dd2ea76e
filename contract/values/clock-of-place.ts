import { DAY_MS, SITE_ZONE } from "./time.ts";

const local = new Intl.DateTimeFormat("sv-SE", { timeZone: SITE_ZONE, dateStyle: "short", timeStyle: "medium" });

/** The last day is in the year 9999, because databases and programs write later years differently. */
const LAST_DAY_MS = Date.UTC(9999, 11, 31);
const LAST_SHOWN_MS = LAST_DAY_MS + 79_200_000;

/** The local time at a moment. The Date has this local time as its UTC time. */
export function shownAt(moment: Date): Date {
  return new Date(`${local.format(Math.min(moment.getTime(), LAST_SHOWN_MS)).replace(" ", "T")}Z`);
}

/**
 * If a local time occurs twice, the first occurrence counts. If the clock skips a local time, the offset before the
 * change is used (RFC 5545, 3.3.5).
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

export function localDay(moment: Date): string {
  return local.format(Math.min(moment.getTime(), LAST_SHOWN_MS)).slice(0, 10);
}

export function dayAfter(day: string, days: number): string {
  const ms = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return new Date(Math.min(ms, LAST_DAY_MS)).toISOString().slice(0, 10);
}

export function beginOfYear(moment: Date, yearsBefore = 0): Date {
  const year = Number(localDay(moment).slice(0, 4)) - yearsBefore;
  return momentOf(new Date(Date.UTC(year, 0, 1)));
}
