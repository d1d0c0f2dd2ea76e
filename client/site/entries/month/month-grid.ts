import { DAY_MS } from "#contract/values/time.ts";
import type { Answers } from "../../../api/trpc.ts";

export type Month = Answers["entries"]["month"];
export type MonthEvent = Month["events"][number];
export type Day = { day: string; number: number; events: MonthEvent[] };

export function weeksOf({ month, events }: Pick<Month, "month" | "events">): (Day | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const days: (Day | null)[] = Array.from({ length: before }, () => null);
  for (let number = 1; ; number += 1) {
    const day = new Date(first + (number - 1) * DAY_MS).toISOString().slice(0, 10);
    if (!day.startsWith(month)) break;
    days.push({ day, number, events: events.filter((event) => event.day <= day && day <= event.lastDay) });
  }
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export function weekdaysIn(language: string): { short: string; long: string }[] {
  const name = (weekday: "short" | "long", index: number): string =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(new Date(Date.UTC(1970, 0, 5 + index)));
  return Array.from({ length: 7 }, (_, index) => ({ short: name("short", index), long: name("long", index) }));
}

export function monthName(month: string, language: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(date);
}
