// Days of the site's time zone, as YYYY-MM-DD, and when the current one ends.
import { DAY_MS, HOUR_MS, SITE_ZONE } from "#contract/values/time.ts";

/** Every zone's midnight is at one of these. */
const STEP_MS = HOUR_MS / 4;

const format = new Intl.DateTimeFormat("sv-SE", { timeZone: SITE_ZONE, dateStyle: "short" });

export const dayOf = (moment: Date | number): string => format.format(moment);

/** The first moment of the next day, in milliseconds. */
export function endOfDay(at: number): number {
  const day = dayOf(at);
  let next = Math.floor(at / STEP_MS) * STEP_MS + STEP_MS;
  while (dayOf(next) === day) next += STEP_MS;
  return next;
}

/** @param by may be negative */
export function dayPlus(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}

/** @param by may be negative; a day that the month does not have is one of the next month */
export function dayPlusMonths(day: string, by: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 10);
}

/** From the first to the last of them. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayPlus(day, 1)) days.push(day);
  return days;
}
