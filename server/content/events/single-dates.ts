// Single dates of a series: where they stand, and what they have of their own.
import { momentOf, shownAt } from "#contract/values/clock-of-place.ts";
import { type DateChange, type EventStatus, isSeries } from "#contract/values/event-status.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import { dayIn, dayOf } from "./clock-of-place.ts";

type Beginning = { date: Date; dateHasTime: boolean };
type Listed = Beginning & { rdates: readonly string[] };

/** @param value a day or a moment; on a day, the event begins at the same local time as `date` */
export function beginningOn({ date, dateHasTime }: Beginning, value: string): Date {
  if (value.includes("T")) return new Date(value);
  if (!dateHasTime) return new Date(`${value}T00:00:00Z`);
  return value === dayOf(date, true) ? date : momentOf(new Date(value + shownAt(date).toISOString().slice(10)));
}

/** Local days are slow to calculate, and thousands of dates ask for them. */
const listedDays = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function listedByDay(rdates: readonly string[]): ReadonlyMap<string, string> {
  const known = listedDays.get(rdates);
  if (known) return known;
  const days = new Map(rdates.toReversed().map((one) => [dayIn(one), one]));
  listedDays.set(rdates, days);
  return days;
}

/** @returns when the date of this day begins without a change */
export function unchangedBeginning(series: Listed, day: string): Date {
  return beginningOn(series, listedByDay(series.rdates).get(day) ?? day);
}

export function changedBeginning(series: Listed, { day, date }: DateChange): Date {
  const unchanged = unchangedBeginning(series, day);
  return date === null ? unchanged : beginningOn({ ...series, date: unchanged }, date);
}

type Row = Beginning & { event: EventFields | null };

type Found = { date: number; dateHasTime: boolean; changes: Map<number, DateChange> };
/** Thousands of dates of an event ask for their change, and its local times are slow to calculate. */
const found = new WeakMap<EventFields, Found>();

/** @returns the change of the date that now begins at this moment; null if it is as the series */
export function changeAt({ date, dateHasTime, event }: Row, begins: Date): DateChange | null {
  if (event === null || event.changes.length === 0 || !isSeries(event)) return null;
  const known = found.get(event);
  if (known?.date === date.getTime() && known.dateHasTime === dateHasTime)
    return known.changes.get(begins.getTime()) ?? null;
  const series = { date, dateHasTime, rdates: event.rdates };
  const changes = new Map(event.changes.map((change) => [changedBeginning(series, change).getTime(), change]));
  found.set(event, { date: date.getTime(), dateHasTime, changes });
  return changes.get(begins.getTime()) ?? null;
}

/** The change of the date that was on this day before it moved. */
export function changeOf(event: EventFields | null, day: string): DateChange | null {
  if (event === null || !isSeries(event)) return null;
  return event.changes.find((change) => change.day === day && change.date !== null) ?? null;
}

export type DateFacts = {
  status: EventStatus;
  place: string;
  /** The day on which the date would have been; null if it has not moved to another day. */
  insteadOf: string | null;
};

/** A date on another day is shown as postponed, unless it has another status. */
export function factsAt(row: Row, begins: Date): DateFacts {
  const { status = "scheduled", place = "" } = row.event ?? {};
  const change = changeAt(row, begins);
  if (change === null) return { status, place, insteadOf: null };
  const insteadOf = change.day === dayOf(begins, row.dateHasTime) ? null : change.day;
  const own = change.status ?? status;
  return {
    status: insteadOf !== null && own === "scheduled" ? "postponed" : own,
    place: change.place ?? place,
    insteadOf,
  };
}
