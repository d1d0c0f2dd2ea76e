// Moves an event to the next year. The weekday stays the same.
import { DAY_MS } from "#contract/values/time.ts";
import { momentOf, shownAt, dayAfter } from "#contract/values/clock-of-place.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import { presentedDate } from "./presented-date.ts";
import { dayIn, dayOf } from "./clock-of-place.ts";

const WEEKS = [52, 53];

/**
 * The second Saturday of May moves to the second Saturday of May in the next year.
 * @returns 52 weeks in days; 53 weeks if only these keep the position of the weekday within the month
 */
export function daysToNextYear(day: string): number {
  const place = (one: string): string => `${one.slice(5, 7)} ${Math.ceil(Number(one.slice(8)) / 7)}`;
  const weeks = WEEKS.find((count) => place(dayAfter(day, count * 7)) === place(day)) ?? WEEKS[0];
  return Number(weeks) * 7;
}

/** @param value a day, or a moment; the local time stays the same */
export function later(value: string, days: number): string {
  if (!value.includes("T")) return dayAfter(value, days);
  return momentOf(new Date(shownAt(new Date(value)).getTime() + days * DAY_MS)).toISOString();
}

export function eventLater(event: EventFields, days: number): EventFields {
  const until = (whole: string, year: string, month: string, day: string): string =>
    dayAfter(dayIn(`${year}-${month}-${day}`), days).replaceAll("-", "") + whole.slice(8);
  return {
    ...event,
    end: event.end === null ? null : later(event.end, days),
    status: "scheduled",
    rrule: event.rrule.replace(/(?<=UNTIL=)(\d{4})(\d{2})(\d{2})(?:T\d{6}Z)?/u, until),
    exdates: [],
    rdates: event.rdates.filter((date) => !event.exdates.includes(dayIn(date))).map((date) => later(date, days)),
    changes: [],
  };
}

export function dateLater({ date, dateHasTime }: { date: Date; dateHasTime: boolean }): { days: number; date: string } {
  const days = daysToNextYear(dayOf(date, dateHasTime));
  return { days, date: later(presentedDate(date, dateHasTime) ?? "", days) };
}
