import { and, asc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { EventFields } from "#contract/schemas/events.ts";
import { plainEvent } from "#contract/values/event-status.ts";
import { YEARS_AHEAD } from "#contract/values/recurrence.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { eventOccurrences, events } from "#db/schema/events.ts";
import { dayOf } from "./clock-of-place.ts";
import { datesOf, keptUntil } from "./occurrences.ts";
import { type Dated, lastDayOf, overAt } from "./span.ts";

const { end, place, price, status, rrule, exdates, rdates, changes } = events;
const fields = { end, place, price, status, rrule, exdates, rdates, changes };

/** A subquery for the query of entries, so that no second query is needed for events. */
export const eventColumn = sql<EventFields | null>`(select json_build_object(${sql.join(
  Object.entries(fields).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]),
  sql`, `,
)}) from ${events} where ${events.entryId} = ${entries.id})`;

export async function findEvents(db: Queryable, ids: string[]): Promise<Map<string, EventFields>> {
  const rows = await db
    .select({ entryId: events.entryId, ...fields })
    .from(events)
    .where(inArray(events.entryId, ids));
  return new Map(rows.map(({ entryId, ...event }) => [entryId, event]));
}

type EventRow = Dated & { id: string };

export async function storeEvent(tx: Tx, row: EventRow, at: Date): Promise<void> {
  await tx.delete(events).where(eq(events.entryId, row.id));
  await tx.delete(eventOccurrences).where(eq(eventOccurrences.entryId, row.id));
  const until = keptUntil(at, YEARS_AHEAD);
  const kept = row.event !== null && row.event.rrule !== "" && row.date !== null ? until : null;
  if (row.event) await tx.insert(events).values({ entryId: row.id, ...row.event, keptUntil: kept });
  await storeOccurrences(tx, row, until);
}

export async function storeOccurrences(tx: Tx, row: EventRow, until: Date): Promise<void> {
  const { date, dateHasTime, event } = row;
  if (date === null) return;
  const found = datesOf({ date, dateHasTime, ...(event ?? plainEvent) }, until).map(({ begins, change }) => ({
    entryId: row.id,
    begins,
    day: dayOf(begins, dateHasTime),
    lastDay: lastDayOf({ ...row, date }, begins),
    ends: overAt({ ...row, date }, begins),
    status: change?.status ?? null,
  }));
  if (found.length > 0) await tx.insert(eventOccurrences).values(found).onConflictDoNothing();
}

/** SQL condition: an occurrence of the entry overlaps the days from `from` to `to`, both inclusive. */
export function comesBetween({ from, to }: { from?: string | undefined; to?: string | undefined }): SQL | undefined {
  if (from === undefined && to === undefined) return undefined;
  const { entryId, day, lastDay } = eventOccurrences;
  const within = and(
    eq(entryId, entries.id),
    from === undefined ? undefined : gte(lastDay, from),
    to === undefined ? undefined : lte(day, to),
  );
  return sql`exists (select 1 from ${eventOccurrences} where ${within})`;
}

/** @returns the next occurrence of each entry, or the last occurrence if all are over */
export async function findShownOccurrences(db: Queryable, ids: string[], now: Date): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const { entryId, begins, ends } = eventOccurrences;
  const rows = await db
    .select({
      entryId,
      begins: sql`coalesce(min(${begins}) filter (where ${ends} > ${now}), max(${begins}))`.mapWith(begins),
    })
    .from(eventOccurrences)
    .where(inArray(entryId, ids))
    .groupBy(entryId);
  return new Map(rows.map((row) => [row.entryId, row.begins]));
}

export async function listOccurrences(db: Queryable, id: string, condition: SQL, limit: number): Promise<Date[]> {
  const rows = await db
    .select({ begins: eventOccurrences.begins })
    .from(eventOccurrences)
    .where(and(eq(eventOccurrences.entryId, id), condition))
    .orderBy(asc(eventOccurrences.begins))
    .limit(limit);
  return rows.map(({ begins }) => begins);
}
