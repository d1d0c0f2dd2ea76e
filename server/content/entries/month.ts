import { localDay } from "#contract/values/clock-of-place.ts";
import { and, asc, eq, gte, lte, not } from "drizzle-orm";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import { type EventStatus, isSeries } from "#contract/values/event-status.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { entryPath, FIXED_PAGE_TAG } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { eventOccurrences } from "#db/schema/events.ts";
import type { Services } from "../../kernel/context.ts";
import { dayOf } from "../events/clock-of-place.ts";
import { atOccurrence, lastDayOf } from "../events/span.ts";
import { EVENTS, listEventsToCome } from "./agenda.ts";
import { type ShownTitle, titleIn } from "./in-english.ts";
import { presentedDate } from "../events/presented-date.ts";
import { hasTag, visible, entryColumns } from "./store.ts";

const YEARS_BACK = 3;
const YEARS_ON = 2;
/** Safety limit: further events of a month are omitted. */
const MOST = 300;

export type MonthEvent = ShownTitle & {
  id: string;
  path: string;
  day: string;
  lastDay: string;
  date: string;
  end: string | null;
  status: EventStatus;
  insteadOf: string | null;
};

export type Month = {
  month: string;
  today: string;
  /** The month before this one; null at the first month of the calendar. `next` is null at the last month. */
  previous: string | null;
  next: string | null;
  events: MonthEvent[];
};

/**
 * @param asked YYYY-MM; by default, the month of the next event, or this month
 * @throws notFound (C404) for a month outside the calendar
 */
export async function listMonth(
  { database, now }: Pick<Services, "database" | "now">,
  asked?: string,
  content: ContentLanguage = "de",
): Promise<Month> {
  const at = now();
  const today = localDay(at);
  const month = asked ?? (await monthOfNextEvent(database.db, at, content));
  if (!isNear(month, today)) throw new AppError("notFound");
  const [previous, next] = [monthAfter(month, -1), monthAfter(month, 1)];
  return {
    month,
    today,
    previous: isNear(previous, today) ? previous : null,
    next: isNear(next, today) ? next : null,
    events: await readMonth(database.db, month, at, content),
  };
}

async function monthOfNextEvent(db: Queryable, at: Date, content: ContentLanguage): Promise<string> {
  const today = localDay(at);
  const [next] = await listEventsToCome(db, at, 1, content);
  const day = next?.date ? dayOf(next.date, next.dateHasTime) : today;
  const month = (day > today ? day : today).slice(0, 7);
  return isNear(month, today) ? month : today.slice(0, 7);
}

async function readMonth(
  db: Queryable,
  month: string,
  publicAt: Date,
  content: ContentLanguage,
): Promise<MonthEvent[]> {
  const { entryId, begins, day, lastDay } = eventOccurrences;
  const { id, title, en, date, dateHasTime } = entries;
  const rows = await db
    .select({
      id,
      title,
      en,
      date,
      dateHasTime,
      tags: entryColumns.tags,
      address: entryColumns.address,
      event: entryColumns.event,
      begins,
    })
    .from(eventOccurrences)
    .innerJoin(entries, eq(entries.id, entryId))
    .where(
      and(
        lte(day, `${month}-${String(daysIn(month))}`),
        gte(lastDay, `${month}-01`),
        visible({ publicAt, inEnglish: content === "en" }),
        hasTag(db, EVENTS),
        not(hasTag(db, FIXED_PAGE_TAG)),
      ),
    )
    .orderBy(asc(day), asc(begins), asc(entries.id))
    .limit(MOST);
  return rows.map((row) => presentEvent(row, content));
}

type Row = Parameters<typeof atOccurrence>[0] &
  Parameters<typeof titleIn>[0] & { id: string; tags: string[]; address: string | null; begins: Date };

function presentEvent(row: Row, content: ContentLanguage): MonthEvent {
  const { begins, dateHasTime } = row;
  const there = atOccurrence(row, begins);
  const day = dayOf(begins, dateHasTime);
  const path = entryPath(row) ?? "/";
  return {
    id: row.id,
    ...titleIn(row, content),
    path: isSeries(row.event) ? `${path}?tag=${day}` : path,
    day,
    lastDay: lastDayOf({ ...there, date: begins }, begins),
    date: presentedDate(begins, dateHasTime) ?? "",
    end: there.event?.end ?? null,
    status: there.event?.status ?? "scheduled",
    insteadOf: there.insteadOf ?? null,
  };
}

function isNear(month: string, today: string): boolean {
  const years = (by: number): string => `${Number(today.slice(0, 4)) + by}${today.slice(4, 7)}`;
  return month >= years(-YEARS_BACK) && month <= years(YEARS_ON);
}

function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
