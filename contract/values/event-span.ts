import { DAY_MS } from "./time.ts";
import { dayAfter, localDay, momentOf, shownAt } from "./clock-of-place.ts";

/** `start` and `end` are both days (YYYY-MM-DD) or both moments. `end` is exclusive, and null if the end is unknown. */
export type ExactSpan = { start: string; end: string | null };

export function exactSpan(date: string, end: string | null): ExactSpan {
  const isDay = !date.includes("T");
  if (isDay && !end?.includes("T")) return { start: date, end: end && end !== date ? dayAfter(end, 1) : null };
  const start = isDay ? midnightOf(date) : date;
  if (end === null) return { start, end };
  const moment = end.includes("T") ? end : midnightOf(dayAfter(end, 1));
  // Some editors repeat the start time as the end. Such an event has no end.
  if (Date.parse(start) === Date.parse(moment)) return { start: date, end: null };
  const areDays = isMidnight(start) && isMidnight(moment) && Date.parse(start) < Date.parse(moment);
  return areDays ? { start: dayOf(start), end: dayOf(moment) } : { start, end: moment };
}

const midnightOf = (day: string): string => momentOf(new Date(`${day}T00:00:00Z`)).toISOString();
const isMidnight = (moment: string): boolean => shownAt(new Date(moment)).getTime() % DAY_MS === 0;
const dayOf = (moment: string): string => localDay(new Date(moment));
