import { isDeepStrictEqual } from "node:util";
import type { EntryFields } from "#contract/schemas/entries.ts";
import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import { plainEvent } from "#contract/values/event-status.ts";
import type { EventFields, eventFields } from "#contract/schemas/events.ts";
import { namesRealDays, readRule, YEARS_AHEAD } from "#contract/values/recurrence.ts";
import type { z } from "zod";
import { dayOf } from "../events/clock-of-place.ts";
import {
  beginsInRule,
  daysOfRule,
  keptUntil,
  lastKeptDay,
  occurrencesOf,
  type Recurring,
  ruleFor,
} from "../events/occurrences.ts";
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
  const stored = before && { date: before.date, rrule: before.event?.rrule, exdates: before.event?.exdates };
  const isRuleNew = stored?.rrule !== event.rrule;
  const isBeginningNew = isRuleNew || stored.date !== date;
  const areDaysNew = isBeginningNew || !isDeepStrictEqual(stored.exdates, event.exdates);
  const newDays = event.exdates.filter((day) => stored?.exdates?.includes(day) !== true);
  const changed = { isRuleNew, isBeginningNew, areDaysNew, newDays, now };
  const problems = problemsOf(date, event) ?? ruleProblems(date, event, changed);
  if (problems) throw new AppError("invalid", { fields: problems });
}

type Problems = Record<string, FieldProblem>;

function problemsOf(date: string | null, event: EventFields): Problems | null {
  if (date === null) return { date: { key: "eventNeedsDate" } };
  return event.end !== null && endsBeforeItBegins(date, event.end) ? { "event.end": { key: "endBeforeDate" } } : null;
}

type Changed = { isRuleNew: boolean; isBeginningNew: boolean; areDaysNew: boolean; newDays: string[]; now: Date };

/**
 * If the rule or the date is new, the event must begin on a day of the rule. If the cancelled days are new, at least
 * one occurrence must not be cancelled.
 */
function ruleProblems(
  day: string | null,
  { rrule, exdates }: EventFields,
  { isRuleNew, isBeginningNew, areDaysNew, newDays, now }: Changed,
): Problems | null {
  const { date, dateHasTime } = storedDate(day);
  if (date === null) return null;
  if (rrule === "") return newDays.length > 0 ? { "event.exdates": { key: "exdatesNone" } } : null;
  const event = { date, dateHasTime, rrule, exdates };
  const rule = readRule(rrule);
  if (isRuleNew && rule && !namesRealDays(rule)) return { "event.rrule": { key: "rruleInvalid" } };
  // Compares the local day of UNTIL, because a UTC moment can fall on another local day.
  const until = readRule(ruleFor(rrule, false))?.parts.get("UNTIL");
  if (isBeginningNew && until !== undefined && until < dayOf(date, dateHasTime).replaceAll("-", ""))
    return { "event.rrule": { key: "rruleEndsBefore" } };
  try {
    if (isBeginningNew && !beginsInRule(event)) return { "event.rrule": { key: "rruleBegins" } };
    if (hasOtherDays(event, newDays, now)) return { "event.exdates": { key: "exdatesNone" } };
    const isLeft = occurrencesOf(event, keptUntil(now, YEARS_AHEAD)).length > 0;
    return isLeft || !areDaysNew ? null : { "event.exdates": { key: "exdatesAll" } };
  } catch {
    // The library throws for a rule whose beginning is too far in the past to be expanded in reasonable time.
    return { "event.rrule": { key: "rruleTooLong" } };
  }
}

/** True if a newly cancelled day is not a day of the rule. Days beyond the stored occurrences are not checked. */
function hasOtherDays(event: Recurring, newDays: readonly string[], now: Date): boolean {
  const last = lastKeptDay(now, YEARS_AHEAD);
  const asked = newDays.filter((day) => day <= last).sort();
  const ofRule = asked.length === 0 ? new Set() : daysOfRule(event, asked.at(-1) ?? last);
  return asked.some((day) => !ofRule.has(day));
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
