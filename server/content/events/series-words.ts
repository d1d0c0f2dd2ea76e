import { isSeries } from "#contract/values/event-status.ts";
import { dayOf } from "./clock-of-place.ts";
import { datesOf, daysOfRule, type SeriesDate } from "./occurrences.ts";
import { presentedDate } from "./presented-date.ts";
import type { Dated } from "./span.ts";
import { changedBeginning } from "./single-dates.ts";
import { type DaysBesides, type Words, wordsOf, wordsOfList } from "./words.ts";

type Series = Dated & { date: Date; event: NonNullable<Dated["event"]> };

/**
 * The sentence that says when the event takes place.
 * @param from days before this one are not named besides a rule
 * @returns null for a single event
 */
export function seriesWords({ date, dateHasTime, event }: Dated, from: string): Words | null {
  if (date === null || event === null || !isSeries(event)) return null;
  const series = { date, dateHasTime, event };
  if (event.rrule === "") return wordsOfList(listedDays(series).map(({ shown }) => shown));
  return wordsOf(event.rrule, presentedDate(date, dateHasTime) ?? "", daysBesides(series, from));
}

const isOff = ({ change }: SeriesDate): boolean => change?.status === "cancelled" || change?.status === "postponed";

/** The days of the beginning and of the list, in the order in which they now come. */
function listedDays({ date, dateHasTime, event }: Series): { day: string; shown: string }[] {
  return datesOf({ ...event, rrule: "", date, dateHasTime }, date)
    .filter((one) => !isOff(one))
    .map(({ day, begins }) => ({ day, shown: dayOf(begins, dateHasTime) }));
}

/**
 * Earlier releases also stored days outside the rule, so these are not named. The days are worked out from the list of
 * exceptions, because a rule may have thousands of days.
 */
function daysBesides(series: Series, from: string): DaysBesides {
  const { date, dateHasTime, event } = series;
  const movedTo = new Map(
    event.changes.map((change) => [
      change.day,
      dayOf(changedBeginning({ ...event, date, dateHasTime }, change), dateHasTime),
    ]),
  );
  const gone = event.changes.filter(
    ({ day, status }) => status === "cancelled" || status === "postponed" || movedTo.get(day) !== day,
  );
  const missing = [...event.exdates, ...gone.map(({ day }) => day)];
  const ofRule = ruleDays(series, [...missing, ...movedTo.keys()]);
  if (ofRule === null) return { leftOut: [], added: [] };
  const leftOut = new Set(missing.filter((day) => ofRule.has(day)));
  const moved = gone.flatMap(({ day, status }) =>
    ofRule.has(day) && status !== "cancelled" && status !== "postponed" ? (movedTo.get(day) ?? []) : [],
  );
  const listed = event.rdates.length === 0 ? [] : listedDays(series).filter(({ day }) => !ofRule.has(day));
  const beginning = dayOf(date, dateHasTime);
  const added = new Set([...listed.filter(({ day }) => day !== beginning).map(({ shown }) => shown), ...moved]);
  // A date that has moved to a day left out takes place on a day of the rule.
  const named = (days: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
    [...days].filter((day) => day >= from && !others.has(day)).sort();
  return { leftOut: named(leftOut, added), added: named(added, leftOut) };
}

/** @returns the days of the rule up to the last of `asked`; null if the rule takes too long to expand */
function ruleDays({ date, dateHasTime, event }: Series, asked: readonly string[]): Set<string> | null {
  const last = [...asked].sort().at(-1);
  if (last === undefined) return new Set();
  try {
    return daysOfRule({ date, dateHasTime, rrule: event.rrule }, last);
  } catch {
    return null;
  }
}
