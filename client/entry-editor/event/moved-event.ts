// If the beginning of an event moves, its end and its rule move with it. So the duration stays the same.
import { parseAbsolute, parseDate, toCalendarDateTime, toZoned } from "@internationalized/date";
import type { EventFields } from "#contract/schemas/events.ts";
import { DAY_MS, SITE_ZONE } from "#contract/values/time.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { movedRule } from "./rule-form.ts";
import { followedDates } from "./single-dates.ts";

const clockOf = (value: string) =>
  toCalendarDateTime(value.includes("T") ? parseAbsolute(value, SITE_ZONE) : parseDate(value));

/** The site's local time in milliseconds, calculated as if it were UTC. */
const shownMs = (value: string): number => clockOf(value).toDate("UTC").getTime();

export function movedEvent(event: EventFields, from: string, to: string): EventFields {
  const rrule = event.rrule === "" ? "" : movedRule(event.rrule, from, to);
  const end = event.end === null ? null : movedEnd(event.end, from, to);
  return { ...event, ...followedDates(event, from, to), rrule, end };
}

export type Beginning = { date: string; event: EventFields };

/**
 * While a user types a date, the value may lack a time or a day. So this class remembers the beginning from before the
 * first change.
 */
export class BeginningField {
  #from: Beginning | null = null;
  #last: Dated | null = null;

  /** @returns the beginning before the first change made here */
  change(draft: Dated, date: string | null): Beginning | null {
    if (this.#last === null || !isSame(this.#last, draft)) this.#from = beginningOf(draft);
    this.#last = { date, event: followedEvent(draft.event, this.#from, date) };
    return this.#from;
  }
}

type Dated = { date: string | null; event: EventFields | null };

const beginningOf = ({ date, event }: Dated): Beginning | null =>
  date === null || event === null ? null : { date, event };

/** The parts of an event that follow its beginning. */
const following = ({ end, rrule, rdates, exdates, changes }: EventFields): Partial<EventFields> => ({
  end,
  rrule,
  rdates,
  exdates,
  changes,
});

const isSame = (one: Dated, other: Dated): boolean =>
  one.date === other.date && isSameValue(one.event && following(one.event), other.event && following(other.event));

export function followedEvent(event: EventFields | null, from: Beginning | null, date: string | null) {
  if (event === null || from === null || date === null) return event;
  return { ...event, ...following(movedEvent(from.event, from.date, date)) };
}

/**
 * If all values have a time, the end moves by the difference of the local times. Otherwise the end moves by whole days.
 */
export function movedEnd(end: string, from: string, to: string): string {
  const hasTimes = [from, to, end].every((value) => value.includes("T"));
  const by = hasTimes ? shownMs(to) - shownMs(from) : shownMs(dayOf(to)) - shownMs(dayOf(from));
  const moved = clockOf(end).add({ days: Math.trunc(by / DAY_MS), milliseconds: by % DAY_MS });
  return end.includes("T") ? toZoned(moved, SITE_ZONE).toAbsoluteString() : moved.toString().slice(0, 10);
}

const dayOf = (value: string): string => clockOf(value).toString().slice(0, 10);
