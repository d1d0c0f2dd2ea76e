import { and, desc, eq, gt, min, not, type SQL, sql } from "drizzle-orm";
import { isSeries } from "#contract/values/event-status.ts";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import { FIXED_PAGE_TAG, type ListTag } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries, localTimeOf } from "#db/schema/entries.ts";
import { eventOccurrences } from "#db/schema/events.ts";
import { atOccurrence, overAt } from "../events/span.ts";
import { findShownOccurrences } from "../events/store.ts";
import { validRow } from "./valid-rows.ts";
import { type EntryRow, hasTag, visible, entryColumns } from "./store.ts";

export const EVENTS: ListTag = "Veranstaltungen";

export const localTime = localTimeOf(entries.date, entries.dateHasTime);

const { entryId, begins, ends } = eventOccurrences;

/**
 * Sorts upcoming events first, then events without a day, then past events. An event counts as upcoming until its last
 * occurrence ends.
 */
export function agendaOrder(now: Date): SQL[] {
  const next = sql`min(${begins}) filter (where ${ends} > ${now})`;
  const clock = (moment: SQL): SQL => sql`extract(epoch from ${localTimeOf(moment, entries.dateHasTime)})`;
  const place = sql`case when ${next} is not null then array[0, ${clock(next)}]
    when max(${begins}) is null then array[1, 0] else array[2, -${clock(sql`max(${begins})`)}] end`;
  return [
    sql`(select ${place} from ${eventOccurrences} where ${entryId} = ${entries.id})`,
    sql`${entries.publishDate} desc nulls first`,
    desc(entries.id),
  ];
}

/** The next public events, each at its next occurrence. English pages list only events with an English version. */
export async function listEventsToCome(
  db: Queryable,
  now: Date,
  limit: number,
  content: ContentLanguage = "de",
): Promise<EntryRow[]> {
  const next = db
    .select({ entryId, begins: min(begins).as("next") })
    .from(eventOccurrences)
    .where(gt(ends, now))
    .groupBy(entryId)
    .as("to_come");
  const rows = await db
    .select({ ...entryColumns, next: next.begins })
    .from(next)
    .innerJoin(entries, eq(entries.id, next.entryId))
    .where(
      and(visible({ publicAt: now, inEnglish: content === "en" }), hasTag(db, EVENTS), not(hasTag(db, FIXED_PAGE_TAG))),
    )
    .orderBy(localTimeOf(next.begins, entries.dateHasTime), entries.id)
    .limit(limit);
  return rows.map(({ next: begins, ...row }) => atOccurrence(validRow(row), begins ?? now));
}

/**
 * Sets the date of each recurring event to its next occurrence, or to its last occurrence if all are over. Runs at most
 * one query.
 */
export async function asTheyCome<Row extends Pick<EntryRow, "id" | "date" | "dateHasTime" | "event">>(
  db: Queryable,
  rows: readonly Row[],
  now: Date,
): Promise<Row[]> {
  const again = rows.filter(({ event }) => isSeries(event)).map(({ id }) => id);
  const shown = await findShownOccurrences(db, again, now);
  return rows.map((row) => atOccurrence(row, shown.get(row.id) ?? row.date ?? now));
}

/** An event without an end time ends after its last day. */
export function isOver({ date, dateHasTime, event }: Pick<EntryRow, "date" | "dateHasTime" | "event">, now: Date) {
  return date !== null && overAt({ date, dateHasTime, event }, date) <= now;
}

export async function findNextEnd(db: Queryable, after: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(ends) })
    .from(eventOccurrences)
    .where(gt(ends, after));
  return row?.at ?? null;
}
