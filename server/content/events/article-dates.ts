import { eq, gt } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import type { Queryable } from "#db/open.ts";
import { eventOccurrences } from "#db/schema/events.ts";
import { presentedDate } from "./presented-date.ts";
import { dayOf } from "./clock-of-place.ts";
import { daysOfRule } from "./occurrences.ts";
import { type Dated, endOf, overAt } from "./span.ts";
import { findShownOccurrences, listOccurrences } from "./store.ts";
import { type Words, wordsOf } from "./words.ts";

const NEXT_SHOWN = 6;

export type Occurrence = { day: string; date: string; end: string | null; isPast: boolean };

export type Occurrences = Occurrence & {
  isChosen: boolean;
  words: Words | null;
  next: Occurrence[];
};

type Asked = { day: string | undefined; now: Date };

/** @throws notFound (C404) for a day without an occurrence */
export async function occurrencesFor(
  db: Queryable,
  row: Dated & { id: string },
  { day, now }: Asked,
): Promise<Occurrences | null> {
  const { date } = row;
  if (date === null) return refuse(day);
  const present = (begins: Date): Occurrence => ({
    day: dayOf(begins, row.dateHasTime),
    date: presentedDate(begins, row.dateHasTime) ?? "",
    end: endOf({ ...row, date }, begins),
    isPast: overAt({ ...row, date }, begins) <= now,
  });
  const leftOut = leftOutFrom(dayOf(now, true), { ...row, date });
  const words = wordsOf(row.event?.rrule ?? "", presentedDate(date, row.dateHasTime) ?? "", leftOut);
  if (words === null) {
    const only = present(date);
    return day !== undefined && day !== only.day ? refuse(day) : { ...only, isChosen: false, words, next: [] };
  }
  const shown = day === undefined ? await shownOf(db, row.id, now) : await onDay(db, row.id, day);
  const next = await listOccurrences(db, row.id, gt(eventOccurrences.ends, now), NEXT_SHOWN);
  return { ...present(shown ?? date), isChosen: day !== undefined, words, next: next.map(present) };
}

/** Earlier releases also stored days outside the rule. @returns the cancelled days of the rule from today on */
function leftOutFrom(today: string, { date, dateHasTime, event }: Dated & { date: Date }): string[] {
  const days = (event?.exdates ?? []).filter((day) => day >= today).sort();
  const last = days.at(-1);
  if (event === null || last === undefined) return [];
  try {
    const ofRule = daysOfRule({ date, dateHasTime, rrule: event.rrule }, last);
    return days.filter((day) => ofRule.has(day));
  } catch {
    // The rule takes too long to expand, so no cancelled days are shown.
    return [];
  }
}

async function shownOf(db: Queryable, id: string, now: Date): Promise<Date | undefined> {
  return (await findShownOccurrences(db, [id], now)).get(id);
}

async function onDay(db: Queryable, id: string, day: string): Promise<Date> {
  const [begins] = await listOccurrences(db, id, eq(eventOccurrences.day, day), 1);
  return begins ?? refuse(day);
}

function refuse(day: string): never;
function refuse(day: string | undefined): null;
function refuse(day: string | undefined): null {
  if (day !== undefined) throw new AppError("notFound");
  return null;
}
