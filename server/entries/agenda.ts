// Events in the order of their days: those to come first, the next one on top; then those that are past.
import { and, asc, desc, gte, isNotNull, not, type SQL, sql } from "drizzle-orm";
import { FIXED_PAGE_TAG, type ListTag } from "#contract/pages.ts";
import { SITE_ZONE } from "#contract/time.ts";
import type { Queryable } from "#db/open.ts";
import { entries, localTimeOf } from "#db/schema/entries.ts";
import { localDay } from "./rules.ts";
import { type EntryRow, hasTag, listEntriesWhere, visible } from "./store.ts";

export const EVENTS: ListTag = "Veranstaltungen";

export const localTime = localTimeOf(entries.date, entries.dateHasTime);

const today = (now: Date): SQL => sql`${localDay(now)}::timestamp`;

/** An event stays among those to come until its day is over; events without a day stand between the two parts. */
export function agendaOrder(now: Date): SQL[] {
  const isToCome = sql`${localTime} >= ${today(now)}`;
  return [
    sql`case when ${isToCome} then 0 when ${entries.date} is null then 1 else 2 end`,
    sql`case when ${isToCome} then ${localTime} end asc`,
    sql`${localTime} desc nulls last`,
    sql`${entries.publishDate} desc nulls first`,
    desc(entries.id),
  ];
}

/** The next public events, at most `limit`. */
export function listEventsToCome(db: Queryable, now: Date, limit: number): Promise<EntryRow[]> {
  const toCome = and(
    visible({ publicAt: now }),
    isNotNull(entries.date),
    gte(localTime, today(now)),
    hasTag(db, EVENTS),
    not(hasTag(db, FIXED_PAGE_TAG)),
  );
  return listEntriesWhere(db, toCome, [asc(localTime), asc(entries.id)], limit);
}

/** The end of the next day with an event: then the event is past; null if there is none. */
export async function findNextDayEnd(db: Queryable, after: Date): Promise<Date | null> {
  const [row] = await db
    .select({
      at: sql<Date | null>`(min(${localTime})::date + 1)::timestamp at time zone ${SITE_ZONE}`.mapWith(entries.date),
    })
    .from(entries)
    .where(and(isNotNull(entries.date), gte(localTime, today(after))));
  return row?.at ?? null;
}
