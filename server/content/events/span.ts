import { DAY_MS } from "#contract/values/time.ts";
import { momentOf, shownAt } from "#contract/values/clock-of-place.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import { dayAfter } from "#contract/values/clock-of-place.ts";
import { dayIn, dayOf, daysBetween } from "./clock-of-place.ts";
import { changeAt, factsAt } from "./single-dates.ts";

export type Dated = {
  date: Date | null;
  dateHasTime: boolean;
  event: EventFields | null;
  /** Only at a single date of a series that has moved: the day on which it would have been. */
  insteadOf?: string | null;
};

type Beginning = Pick<Dated, "dateHasTime" | "event"> & { date: Date };

export function endOf({ date, dateHasTime, event }: Beginning, begins: Date): string | null {
  const own = changeAt({ date, dateHasTime, event }, begins)?.end ?? null;
  if (own !== null) return own;
  const end = event?.end ?? null;
  if (end === null || begins.getTime() === date.getTime()) return end;
  const days = daysBetween(dayOf(date, dateHasTime), dayOf(begins, dateHasTime));
  if (!end.includes("T")) return dayAfter(end, days);
  // Each occurrence has the same local end time, even in the night of a clock change: '20:00–04:00' ends at 04:00.
  const by = dateHasTime ? shownAt(begins).getTime() - shownAt(date).getTime() : days * DAY_MS;
  return momentOf(new Date(shownAt(new Date(end)).getTime() + by)).toISOString();
}

/** @returns the last day; an event that ends at midnight has ended on the day before */
export function lastDayOf(row: Beginning, begins: Date): string {
  const day = dayOf(begins, row.dateHasTime);
  const end = endOf(row, begins);
  const last = end?.includes("T") ? dayIn(new Date(Date.parse(end) - 1).toISOString()) : end;
  return last === null || last < day ? day : last;
}

/** An event without an end time ends at the midnight after its last day. */
export function overAt(row: Beginning, begins: Date): Date {
  const end = endOf(row, begins);
  if (end?.includes("T") && Date.parse(end) > begins.getTime()) return new Date(end);
  return momentOf(new Date(`${dayAfter(lastDayOf(row, begins), 1)}T00:00:00Z`));
}

export function endsBeforeItBegins(date: string, end: string): boolean {
  if (date.includes("T") && end.includes("T")) return Date.parse(end) < Date.parse(date);
  return dayIn(end) < dayIn(date);
}

/** @returns the row as it is at this date, with the details that the date has of its own */
export function atOccurrence<Row extends Dated>(row: Row, begins: Date): Row {
  const { date, event } = row;
  if (date === null || event === null) return date === null ? row : { ...row, date: begins };
  const { insteadOf, ...facts } = factsAt({ ...row, date }, begins);
  const end = endOf({ ...row, date }, begins);
  return { ...row, date: begins, event: { ...event, ...facts, end, changes: [] }, insteadOf };
}
