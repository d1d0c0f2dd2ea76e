import { isDeepStrictEqual } from "node:util";
import type { EntryFields } from "#contract/schemas/entries.ts";
import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import { formatDay } from "#contract/values/dates.ts";
import { type DateChange, isSeries, plainEvent } from "#contract/values/event-status.ts";
import type { EventFields, eventFields } from "#contract/schemas/events.ts";
import { namesRealDays, readRule, YEARS_AHEAD } from "#contract/values/recurrence.ts";
import type { z } from "zod";
import { dayIn, dayOf } from "../events/clock-of-place.ts";
import { beginsInRule, keptUntil, lastKeptDay, occurrencesOf, ruleFor, unchangedDates } from "../events/occurrences.ts";
import { presentedDate } from "../events/presented-date.ts";
import { changedBeginning, unchangedBeginning } from "../events/single-dates.ts";
import { endsBeforeItBegins } from "../events/span.ts";
import { storedDate } from "./rules.ts";

export function eventAfter(
  before: EventFields | null,
  input: z.output<typeof eventFields> | null | undefined,
): EventFields | null {
  if (input === undefined) return before;
  if (input === null) return null;
  const named = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...plainEvent, ...before, ...Object.fromEntries(named) };
}

type Dated = Pick<EntryFields, "date" | "event">;

/**
 * @param before the stored event; null for a new entry
 * @throws invalid (C200)
 */
export function refuseEventProblems(before: Dated | null, { date, event }: Dated, now: Date): void {
  if (event === null) return;
  const stored = before && { ...plainEvent, ...before.event, date: before.date, rrule: before.event?.rrule };
  const isRuleNew = stored?.rrule !== event.rrule;
  const isBeginningNew = isRuleNew || stored.date !== date;
  const isNew = (name: "exdates" | "rdates" | "changes"): boolean =>
    isBeginningNew || !isDeepStrictEqual(stored[name], event[name]);
  const areDatesNew = isNew("rdates") || isNew("changes");
  const areDaysNew = areDatesNew || isNew("exdates");
  const newDays = event.exdates.filter((day) => stored?.exdates.includes(day) !== true);
  const changed = { isRuleNew, isBeginningNew, areDatesNew, areDaysNew, newDays, now };
  const problems = problemsOf(date, event) ?? ruleProblems(date, event, changed);
  if (problems) throw new AppError("invalid", { fields: problems });
}

type Problems = Record<string, FieldProblem>;

function problemsOf(date: string | null, event: EventFields): Problems | null {
  if (date === null) return { date: { key: "eventNeedsDate" } };
  return event.end !== null && endsBeforeItBegins(date, event.end) ? { "event.end": { key: "endBeforeDate" } } : null;
}

type Changed = {
  isRuleNew: boolean;
  isBeginningNew: boolean;
  areDatesNew: boolean;
  areDaysNew: boolean;
  newDays: string[];
  now: Date;
};

/**
 * If the rule or the date is new, the event must begin on a day of the rule. If the cancelled days are new, at least
 * one occurrence must not be cancelled.
 */
function ruleProblems(
  day: string | null,
  fields: EventFields,
  { isRuleNew, isBeginningNew, areDatesNew, areDaysNew, newDays, now }: Changed,
): Problems | null {
  const { date, dateHasTime } = storedDate(day);
  if (date === null) return null;
  const event = { ...fields, date, dateHasTime };
  if (!isSeries(event)) return newDays.length > 0 ? { "event.exdates": { key: "exdatesNone" } } : strayChange(event);
  const rule = readRule(event.rrule);
  if (isRuleNew && rule && !namesRealDays(rule)) return { "event.rrule": { key: "rruleInvalid" } };
  // Compares the local day of UNTIL, because a UTC moment can fall on another local day.
  const until = readRule(ruleFor(event.rrule, false))?.parts.get("UNTIL");
  if (isBeginningNew && until !== undefined && until < dayOf(date, dateHasTime).replaceAll("-", ""))
    return { "event.rrule": { key: "rruleEndsBefore" } };
  try {
    if (isBeginningNew && !beginsInRule(event)) return { "event.rrule": { key: "rruleBegins" } };
    const kept = keptUntil(now, YEARS_AHEAD);
    const dateProblems = areDatesNew || areDaysNew ? dateProblemsOf(event, kept) : null;
    if (dateProblems) return dateProblems;
    if (hasOtherDays(event, newDays, now)) return { "event.exdates": { key: "exdatesNone" } };
    const isLeft = occurrencesOf(event, kept).length > 0;
    return isLeft || !areDaysNew ? null : { "event.exdates": { key: "exdatesAll" } };
  } catch {
    // The library throws for a rule whose beginning is too far in the past to be expanded in reasonable time.
    return { "event.rrule": { key: "rruleTooLong" } };
  }
}

type Series = EventFields & { date: Date; dateHasTime: boolean };

const at = (field: "rdates" | "changes", key: FieldProblem["key"], day: string): Problems => ({
  [`event.${field}`]: { key, values: { day: formatDay(day) } },
});

function strayChange({ changes }: EventFields): Problems | null {
  const [first] = changes;
  return first ? at("changes", "changedNone", first.day) : null;
}

/** The listed dates and the changed ones. A day has at most one date, because its address names only the day. */
function dateProblemsOf(series: Series, kept: Date): Problems | null {
  const { dateHasTime, rdates, changes, exdates } = series;
  const timed = dateHasTime ? undefined : rdates.find((date) => date.includes("T"));
  if (timed !== undefined) return at("rdates", "seriesTime", dayIn(timed));
  const dates = unchangedDates({ ...series, rdates: [] }, kept);
  for (const day of rdates.map(dayIn)) {
    if (dates.has(day)) return at("rdates", "datesOnOneDay", day);
    dates.set(day, unchangedBeginning(series, day));
  }
  for (const day of exdates) dates.delete(day);
  return changeProblems(series, dates) ?? changedDayProblem(dates, changes, series);
}

function changeProblems(series: Series, dates: ReadonlyMap<string, Date>): Problems | null {
  const changed = new Set<string>();
  for (const change of series.changes) {
    const { day, date, end } = change;
    if (changed.has(day)) return at("changes", "changedTwice", day);
    changed.add(day);
    if (!dates.has(day)) return at("changes", "changedNone", day);
    if (!series.dateHasTime && date?.includes("T")) return at("changes", "seriesTime", day);
    const begins = presentedDate(changedBeginning(series, change), series.dateHasTime) ?? "";
    if (end !== null && endsBeforeItBegins(begins, end)) return at("changes", "changedEnd", day);
  }
  return null;
}

function changedDayProblem(
  dates: ReadonlyMap<string, Date>,
  changes: readonly DateChange[],
  series: Series,
): Problems | null {
  const moved = new Map(
    changes.map((change) => [change.day, dayOf(changedBeginning(series, change), series.dateHasTime)]),
  );
  const taken = new Set([...dates.keys()].filter((day) => !moved.has(day)));
  for (const to of moved.values()) {
    if (taken.has(to)) return at("changes", "datesOnOneDay", to);
    taken.add(to);
  }
  return null;
}

/** True if a newly cancelled day is not a day of the series. Days beyond the stored occurrences are not checked. */
function hasOtherDays(event: Series, newDays: readonly string[], now: Date): boolean {
  const last = lastKeptDay(now, YEARS_AHEAD);
  const asked = newDays.filter((day) => day <= last);
  if (asked.length === 0) return false;
  const days = unchangedDates(event, keptUntil(now, YEARS_AHEAD));
  return asked.some((day) => !days.has(day));
}

/** @throws invalid (C200) for a span that ends before it begins, or ends after the last stored occurrences */
export function refuseFarSpan({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date): void {
  if (to === undefined) return;
  const refuse = (key: FieldProblem["key"]): never => {
    throw new AppError("invalid", { fields: { to: { key } } });
  };
  if (to > lastKeptDay(now, YEARS_AHEAD)) refuse("daysTooFar");
  if (from !== undefined && from > to) refuse("daysInverted");
}
