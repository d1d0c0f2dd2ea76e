// When an event comes: its days or moments, by the clock of the place, also where the clock changes.
import { momentOf, shownAt } from "#contract/values/clock-of-place.ts";
import { RRuleTemporal } from "rrule-temporal";
import { readRule } from "#contract/values/recurrence.ts";
import { dayIn, dayOf } from "./clock-of-place.ts";

export type Recurring = {
  /** The beginning: a whole day is midnight UTC. */
  date: Date;
  dateHasTime: boolean;
  /** An RRULE that `readRule` knows, or '' for an event that comes once. */
  rrule: string;
  /** Days (YYYY-MM-DD) that are left out. */
  exdates: readonly string[];
};

/** Steps of a rule from its beginning: 50 years of days. */
const MOST_TRIED = 20_000;
/** More than any rule by days gives in the years that are kept. */
const MOST = 2_500;

/**
 * The beginnings up to a moment, the earliest first: the last 2,500 of them. An event that comes once comes whenever it is.
 * @param until inclusive
 * @throws for a rule that takes too long to follow
 */
export function occurrencesOf({ date, dateHasTime, rrule, exdates }: Recurring, until: Date): Date[] {
  const leftOut = new Set(exdates);
  if (rrule === "") return [date];
  const all = expanded(date, dateHasTime, rrule, until);
  return all.filter((beginning) => !leftOut.has(dayOf(beginning, dateHasTime))).slice(-MOST);
}

/**
 * The days (YYYY-MM-DD) on which it would come if none were left out, up to a day.
 * @throws as occurrencesOf
 */
export function daysOfRule({ date, dateHasTime, rrule }: Omit<Recurring, "exdates">, last: string): Set<string> {
  const all = rrule === "" ? [] : expanded(date, dateHasTime, rrule, momentOf(new Date(`${last}T23:59:59Z`)));
  return new Set(all.map((beginning) => dayOf(beginning, dateHasTime)));
}

/** Whether the beginning is a day of its own rule; RFC 5545 leaves open what a rule means for any other beginning. */
export function beginsInRule({ date, dateHasTime, rrule }: Omit<Recurring, "exdates">): boolean {
  return rrule === "" || followed(date, dateHasTime, rrule, date).length > 0;
}

function expanded(date: Date, hasTime: boolean, rrule: string, until: Date): Date[] {
  const found = followed(date, hasTime, rrule, until);
  if (found[0]?.getTime() === date.getTime()) return found;
  // RFC 5545: the beginning is the first of them, whether it fits the rule or not, and COUNT counts it.
  const count = Number(readRule(rrule)?.parts.get("COUNT") ?? Infinity);
  return [date, ...found.slice(0, count - 1)];
}

/**
 * The days of the rule alone. It is followed as the clock shows it: an hour that the clock skips is no reason to leave
 * the day out (RFC 5545: it is read by the offset before).
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

/** The rule whose UNTIL is what the clock shows at that moment. */
function shownRule(rule: string): string {
  return rule.replace(/(?<=UNTIL=)(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z/u, (_all, ...parts: string[]) => {
    const [year, month, day, hour, minute, second] = parts;
    return `${stamp(shownAt(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)))}Z`;
  });
}

/**
 * The rule with an UNTIL of the kind that RFC 5545 wants beside that beginning: a moment beside a time, a day beside
 * a whole day. People mean the whole last day.
 */
export function ruleFor(rrule: string, hasTime: boolean): string {
  return rrule.replace(/(?<=UNTIL=)(\d{4})(\d{2})(\d{2})(T\d{6}Z)?/u, (whole, year, month, day, time?: string) => {
    const date = `${year}-${month}-${day}`;
    if (hasTime) return time ? whole : `${stamp(momentOf(new Date(`${date}T23:59:59Z`)))}Z`;
    return time ? dayIn(`${date}T${time.slice(1, 3)}:${time.slice(3, 5)}:00Z`).replaceAll("-", "") : whole;
  });
}

/** '20261122T190000' */
function stamp(shown: Date): string {
  return shown.toISOString().slice(0, 19).replaceAll(/[-:]/gu, "");
}

/** The end of the last day whose occurrences are kept. */
export function keptUntil(now: Date, years: number): Date {
  return momentOf(new Date(`${lastKeptDay(now, years)}T23:59:59Z`));
}

export function lastKeptDay(now: Date, years: number): string {
  const day = dayOf(now, true);
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace("-02-29", "-02-28");
}
