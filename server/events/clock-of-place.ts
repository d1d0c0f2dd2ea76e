// Days and times by the clock of the place, also where it changes.
import { SITE_ZONE } from "#contract/time.ts";
import { localDay, presentedDate } from "../entries/rules.ts";

const DAY_MS = 86_400_000;

const local = new Intl.DateTimeFormat("sv-SE", { timeZone: SITE_ZONE, dateStyle: "short", timeStyle: "medium" });

/** What the clock shows at a moment, written as if it were UTC. */
export function shownAt(moment: Date): Date {
  return new Date(`${local.format(moment).replace(" ", "T")}Z`);
}

/** The moment at which the clock shows it. */
export function momentOf(shown: Date): Date {
  const offsetAt = (moment: Date): number => shownAt(moment).getTime() - moment.getTime();
  const near = new Date(shown.getTime() - offsetAt(shown));
  return new Date(shown.getTime() - offsetAt(near));
}

/** The day (YYYY-MM-DD) of a beginning. */
export function dayOf(date: Date, hasTime: boolean): string {
  return hasTime ? localDay(date) : (presentedDate(date, false) ?? "");
}

/** The day of a day, or of a moment, as the contract writes them. */
export function dayIn(value: string): string {
  return value.includes("T") ? localDay(new Date(value)) : value;
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

export function dayAfter(day: string, days: number): string {
  return new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function nextMidnight(after: Date): Date {
  return momentOf(new Date(`${dayAfter(localDay(after), 1)}T00:00:00Z`));
}
