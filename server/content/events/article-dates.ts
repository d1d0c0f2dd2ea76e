import { eq, gt } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import { isSeries } from "#contract/values/event-status.ts";
import type { Queryable } from "#db/open.ts";
import { eventOccurrences } from "#db/schema/events.ts";
import { presentedDate } from "./presented-date.ts";
import { dayOf } from "./clock-of-place.ts";
import { seriesWords } from "./series-words.ts";
import { changedBeginning, changeOf, type DateFacts, factsAt } from "./single-dates.ts";
import { type Dated, endOf, overAt } from "./span.ts";
import { findShownOccurrences, listOccurrences } from "./store.ts";
import type { Words } from "./words.ts";

/** A page lists at least so many dates of a rule. A list of dates is shown whole. */
const NEXT_LISTED = 60;

export type Occurrence = DateFacts & { day: string; date: string; end: string | null; isPast: boolean };

export type Occurrences = Occurrence & {
  isChosen: boolean;
  words: Words | null;
  next: Occurrence[];
  /** True if more dates follow those in `next`. */
  isMore: boolean;
};

type Asked = { day: string | undefined; now: Date };

/** @throws notFound (C404) for a day without an occurrence; the former day of a moved date leads to its new one */
export async function occurrencesFor(
  db: Queryable,
  row: Dated & { id: string },
  { day, now }: Asked,
): Promise<Occurrences | null> {
  const { date, event } = row;
  if (date === null) return refuse(day);
  const dated = { ...row, date };
  const present = (begins: Date): Occurrence => ({
    day: dayOf(begins, row.dateHasTime),
    date: presentedDate(begins, row.dateHasTime) ?? "",
    end: endOf(dated, begins),
    isPast: overAt(dated, begins) <= now,
    ...factsAt(dated, begins),
  });
  const isChosen = day !== undefined;
  if (!isSeries(event)) {
    const only = present(date);
    return isChosen && day !== only.day
      ? refuse(day)
      : { ...only, isChosen: false, words: null, next: [], isMore: false };
  }
  const shown = isChosen ? await onDay(db, dated, day) : await shownOf(db, row.id, now);
  const most = Math.max(NEXT_LISTED, (event?.rdates.length ?? 0) + 1);
  const next = await listOccurrences(db, row.id, gt(eventOccurrences.ends, now), most + 1);
  return {
    ...present(shown ?? date),
    isChosen,
    words: seriesWords(row, dayOf(now, true)),
    next: next.slice(0, most).map(present),
    isMore: next.length > most,
  };
}

async function shownOf(db: Queryable, id: string, now: Date): Promise<Date | undefined> {
  return (await findShownOccurrences(db, [id], now)).get(id);
}

async function onDay(db: Queryable, row: Dated & { id: string; date: Date }, day: string): Promise<Date> {
  const find = async (one: string) => (await listOccurrences(db, row.id, eq(eventOccurrences.day, one), 1))[0];
  const begins = await find(day);
  if (begins) return begins;
  const { date, dateHasTime, event } = row;
  const change = changeOf(event, day);
  if (change === null) return refuse(day);
  const moved = changedBeginning({ date, dateHasTime, rdates: event?.rdates ?? [] }, change);
  return (await find(dayOf(moved, dateHasTime))) ?? refuse(day);
}

function refuse(day: string): never;
function refuse(day: string | undefined): null;
function refuse(day: string | undefined): null {
  if (day !== undefined) throw new AppError("notFound");
  return null;
}
