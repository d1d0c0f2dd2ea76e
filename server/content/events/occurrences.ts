import { momentOf, shownAt } from "#contract/values/clock-of-place.ts";
import { RRuleTemporal } from "rrule-temporal";
import { type DateChange, isSeries } from "#contract/values/event-status.ts";
import { readRule } from "#contract/values/recurrence.ts";
import { dayIn, dayOf } from "./clock-of-place.ts";
import { changedBeginning, unchangedBeginning } from "./single-dates.ts";

export type Recurring = {
  /** The beginning of the first occurrence. An event without a time begins at midnight UTC. */
  date: Date;
  dateHasTime: boolean;
  /** An RRULE that `readRule` accepts, or '' for a single event and for a list of dates. */
  rrule: string;
  exdates: readonly string[];
  rdates: readonly string[];
  changes: readonly DateChange[];
};

type Rule = Pick<Recurring, "date" | "dateHasTime" | "rrule">;

/** A date of a series. `day` is the day on which it would be without its change. */
export type SeriesDate = { day: string; begins: Date; change: DateChange | null };

/** Maximum number of iterations from the beginning of a rule. 20,000 days are more than 50 years. */
const MOST_TRIED = 20_000;
const MOST = 2_500;

/**
 * Returns at most the last 2,500 dates, earliest first: those of the rule, the beginning and the listed dates, without
 * the days left out. Listed dates count even after `until`. A single event has one date.
 * @param until inclusive
 * @throws for a rule that takes too long to expand
 */
export function datesOf(series: Recurring, until: Date): SeriesDate[] {
  const { date, dateHasTime, exdates, changes } = series;
  if (!isSeries(series)) return [{ day: dayOf(date, dateHasTime), begins: date, change: null }];
  const leftOut = new Set(exdates);
  const changed = new Map(changes.map((change) => [change.day, change]));
  return [...unchangedDates(series, until)]
    .filter(([day]) => !leftOut.has(day))
    .map(([day, begins]) => {
      const change = changed.get(day) ?? null;
      return { day, begins: change ? changedBeginning(series, change) : begins, change };
    })
    .sort((one, other) => one.begins.getTime() - other.begins.getTime())
    .slice(-MOST);
}

export function occurrencesOf(series: Recurring, until: Date): Date[] {
  return datesOf(series, until).map(({ begins }) => begins);
}

/** @returns the days of the series with their beginnings, even if left out. A day has one date; the rule's counts. */
export function unchangedDates(series: Omit<Recurring, "exdates" | "changes">, until: Date): Map<string, Date> {
  const { date, dateHasTime, rrule, rdates } = series;
  const ofRule = rrule === "" ? [date] : expanded(date, dateHasTime, rrule, until);
  const days = new Map(ofRule.map((begins) => [dayOf(begins, dateHasTime), begins]));
  for (const day of rdates.map(dayIn)) if (!days.has(day)) days.set(day, unchangedBeginning(series, day));
  return days;
}

/**
 * @returns the days (YYYY-MM-DD) of the rule up to `last`, even if cancelled
 * @throws if the rule takes too long to expand
 */
export function daysOfRule({ date, dateHasTime, rrule }: Rule, last: string): Set<string> {
  const all = rrule === "" ? [] : expanded(date, dateHasTime, rrule, momentOf(new Date(`${last}T23:59:59Z`)));
  return new Set(all.map((beginning) => dayOf(beginning, dateHasTime)));
}

/** True if the event begins on a day of its rule. Otherwise RFC 5545 does not define the occurrences. */
export function beginsInRule({ date, dateHasTime, rrule }: Rule): boolean {
  return rrule === "" || followed(date, dateHasTime, rrule, date).length > 0;
}

function expanded(date: Date, hasTime: boolean, rrule: string, until: Date): Date[] {
  const found = followed(date, hasTime, rrule, until);
  if (found[0]?.getTime() === date.getTime()) return found;
  // RFC 5545: COUNT includes the beginning.
  const count = Number(readRule(rrule)?.parts.get("COUNT") ?? Infinity);
  return [date, ...found.slice(0, count - 1)];
}

/**
 * Expands the rule in local times without a time zone. With a time zone, the library would omit an occurrence whose
 * local time is skipped by a clock change.
 */
function followed(date: Date, hasTime: boolean, rrule: string, until: Date): Date[] {
  const shown = (moment: Date): Date => (hasTime ? shownAt(moment) : moment);
  const rule = new RRuleTemporal({
    rruleString: `DTSTART:${stamp(shown(date))}Z\nRRULE:${shownRule(ruleFor(rrule, hasTime))}`,
    maxIterations: MOST_TRIED,
  });
  const first = shown(date).getTime();
  return rule.between(shown(date), shown(until), true).map(({ epochMilliseconds }) => {
    const at = Number(epochMilliseconds);
    if (at === first) return date;
    return hasTime ? momentOf(new Date(at)) : new Date(at);
  });
}

function shownRule(rule: string): string {
  return rule.replace(/(?<=UNTIL=)(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z/u, (_all, ...parts: string[]) => {
    const [year, month, day, hour, minute, second] = parts;
    return `${stamp(shownAt(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)))}Z`;
  });
}

/** Converts UNTIL to the form of the beginning, a day or a moment (RFC 5545). A day becomes the end of that day. */
export function ruleFor(rrule: string, hasTime: boolean): string {
  return rrule.replace(/(?<=UNTIL=)(\d{4})(\d{2})(\d{2})(T\d{6}Z)?/u, (whole, year, month, day, time?: string) => {
    const date = `${year}-${month}-${day}`;
    if (hasTime) return time ? whole : `${stamp(momentOf(new Date(`${date}T23:59:59Z`)))}Z`;
    return time ? dayIn(`${date}T${time.slice(1, 3)}:${time.slice(3, 5)}:00Z`).replaceAll("-", "") : whole;
  });
}

/** Format: '20261122T190000'. */
function stamp(shown: Date): string {
  return shown.toISOString().slice(0, 19).replaceAll(/[-:]/gu, "");
}

export function keptUntil(now: Date, years: number): Date {
  return momentOf(new Date(`${lastKeptDay(now, years)}T23:59:59Z`));
}

export function lastKeptDay(now: Date, years: number): string {
  const day = dayOf(now, true);
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace("-02-29", "-02-28");
}
