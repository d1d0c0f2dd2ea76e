import { DAY_MS } from "#contract/values/time.ts";
import { dayAfter, localDay, momentOf } from "#contract/values/clock-of-place.ts";
import { presentedDate } from "./presented-date.ts";

export function dayOf(date: Date, hasTime: boolean): string {
  return hasTime ? localDay(date) : (presentedDate(date, false) ?? "");
}

export function dayIn(value: string): string {
  return value.includes("T") ? localDay(new Date(value)) : value;
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

export function nextMidnight(after: Date): Date {
  return momentOf(new Date(`${dayAfter(localDay(after), 1)}T00:00:00Z`));
}
