// Days are YYYY-MM-DD in the site's time zone.
import { DAY_MS, HOUR_MS, SITE_ZONE } from "#contract/values/time.ts";

/** The step of the search for midnight. Time zones differ from UTC by a multiple of a quarter of an hour. */
const STEP_MS = HOUR_MS / 4;

const format = new Intl.DateTimeFormat("sv-SE", { timeZone: SITE_ZONE, dateStyle: "short" });

export const dayOf = (moment: Date | number): string => format.format(moment);

export function endOfDay(at: number): number {
  const day = dayOf(at);
  let next = Math.floor(at / STEP_MS) * STEP_MS + STEP_MS;
  while (dayOf(next) === day) next += STEP_MS;
  return next;
}

export function dayPlus(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}

/** @param by may be negative; if the month lacks the day, the result is a day of the following month */
export function dayPlusMonths(day: string, by: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayPlus(day, 1)) days.push(day);
  return days;
}
