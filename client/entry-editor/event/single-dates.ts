// Dates of a series while it is being edited: the listed ones, and the changes of single ones.
import type { EventFields } from "#contract/schemas/events.ts";
import { type DateChange, isSeries } from "#contract/values/event-status.ts";
import { dayOfBeginning } from "./rule-form.ts";

export const unchanged = (day: string): DateChange => ({ day, date: null, end: null, place: null, status: null });

const isChanged = ({ day: _day, ...own }: DateChange): boolean => Object.values(own).some((value) => value !== null);

/** A change without a value of its own is removed, because the date is as the series again. */
export function withChange(changes: readonly DateChange[], change: DateChange): DateChange[] {
  const others = changes.filter(({ day }) => day !== change.day);
  return [...others, ...(isChanged(change) ? [change] : [])].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** @returns the parts of an event that leaves out this day; a change of a day that is left out has no meaning */
export function leftOut({ exdates, changes }: EventFields, day: string): Partial<EventFields> {
  return { exdates: [...new Set([...exdates, day])].sort(), changes: withChange(changes, unchanged(day)) };
}

export const takenBack = ({ exdates }: EventFields, day: string): Partial<EventFields> => ({
  exdates: exdates.filter((one) => one !== day),
});

/** Days and moments in their order; a day sorts before the moments on it. */
export const withDate = (rdates: readonly string[], date: string): string[] => [...new Set([...rdates, date])].sort();

/** Removes a listed date, and what is stored for its day. A single event has no exceptions. */
export function withoutDate({ rrule, rdates, exdates, changes }: EventFields, date: string): Partial<EventFields> {
  const left = rdates.filter((one) => one !== date);
  if (!isSeries({ rrule, rdates: left })) return { rdates: left, exdates: [], changes: [] };
  const day = dayOfBeginning(date);
  return { rdates: left, exdates: exdates.filter((one) => one !== day), changes: withChange(changes, unchanged(day)) };
}

/** @param before the event from which the date was removed */
export function withDateAgain(event: EventFields, before: EventFields, date: string): Partial<EventFields> {
  if (!isSeries(event)) return { rdates: [date], exdates: before.exdates, changes: before.changes };
  const day = dayOfBeginning(date);
  const change = before.changes.find((one) => one.day === day);
  return {
    rdates: withDate(event.rdates, date),
    exdates: before.exdates.includes(day) ? [...new Set([...event.exdates, day])].sort() : event.exdates,
    changes: change ? withChange(event.changes, change) : event.changes,
  };
}

/** @returns the parts of an event whose rule has ended: only its beginning and its listed dates are left */
export function withoutRule({ rdates, exdates, changes }: EventFields, date: string): Partial<EventFields> {
  if (!isSeries({ rrule: "", rdates })) return { exdates: [], changes: [] };
  const days = new Set([date, ...rdates].map(dayOfBeginning));
  return { exdates: exdates.filter((day) => days.has(day)), changes: changes.filter(({ day }) => days.has(day)) };
}

/**
 * Dates without a time begin at the time of the series. If the series loses its time, its dates lose theirs. What is
 * stored for the day of the beginning moves with it.
 */
export function followedDates(event: EventFields, from: string, to: string): Partial<EventFields> {
  const { rdates, exdates, changes } = event;
  const [was, is] = [dayOfBeginning(from), dayOfBeginning(to)];
  const isUntimed = !to.includes("T");
  const shown = (date: string): string => (isUntimed ? dayOfBeginning(date) : date);
  const isAlone = event.rrule === "";
  const dayOf = (day: string): string => (isAlone && day === was ? is : day);
  return {
    rdates: rdates.map(shown),
    exdates: exdates.map(dayOf),
    changes: changes.map((change) => ({
      ...change,
      day: dayOf(change.day),
      date: change.date === null ? null : shown(change.date),
    })),
  };
}
