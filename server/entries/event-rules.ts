// What an event has to be, beside the shape of its fields.
import type { EntryFields } from "#contract/entries.ts";
import { AppError, type FieldProblem } from "#contract/errors.ts";
import { plainEvent } from "#contract/event-status.ts";
import type { EventFields, eventFields } from "#contract/events.ts";
import { YEARS_AHEAD } from "#contract/recurrence.ts";
import type { z } from "zod";
import { keptUntil, lastKeptDay, occurrencesOf } from "../events/occurrences.ts";
import { endsBeforeItBegins } from "../events/span.ts";
import { storedDate } from "./rules.ts";

/** The event after a write: what is not named stays as it was. */
export function eventAfter(
  before: EventFields | null,
  input: z.output<typeof eventFields> | null | undefined,
): EventFields | null {
  if (input === undefined) return before;
  if (input === null) return null;
  const named = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...plainEvent, ...before, ...Object.fromEntries(named) };
}

/** @throws invalid (C200) with every wrong field */
export function refuseEventProblems({ date, event }: Pick<EntryFields, "date" | "event">, now: Date): void {
  const problems = event === null ? {} : problemsOf(date, event, now);
  if (Object.keys(problems).length > 0) throw new AppError("invalid", { fields: problems });
}

function problemsOf(date: string | null, event: EventFields, now: Date): Record<string, FieldProblem> {
  if (date === null) return { date: { key: "eventNeedsDate" } };
  if (event.end !== null && endsBeforeItBegins(date, event.end)) return { "event.end": { key: "endBeforeDate" } };
  return canFollow(date, event, now) ? {} : { "event.rrule": { key: "rruleTooLong" } };
}

/** The library gives up on a rule that began so long ago that it takes too long to follow. */
function canFollow(day: string, { rrule, exdates }: EventFields, now: Date): boolean {
  const { date, dateHasTime } = storedDate(day);
  if (date === null || rrule === "") return true;
  try {
    occurrencesOf({ date, dateHasTime, rrule, exdates }, keptUntil(now, YEARS_AHEAD));
    return true;
  } catch {
    return false;
  }
}

/** @throws invalid (C200) for a span of days that ends before it begins, or beyond the days that are kept */
export function refuseFarSpan({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date): void {
  if (to === undefined) return;
  const refuse = (key: FieldProblem["key"]): never => {
    throw new AppError("invalid", { fields: { to: { key } } });
  };
  if (to > lastKeptDay(now, YEARS_AHEAD)) refuse("daysTooFar");
  if (from !== undefined && from > to) refuse("daysInverted");
}
