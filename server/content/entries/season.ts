// Copies the programme of a year as drafts into the next year, on the same weekdays.
import { and, asc, gte, inArray, lte, not, type SQL } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { FIXED_PAGE_TAG } from "#contract/values/pages.ts";
import { readRule } from "#contract/values/recurrence.ts";
import type { SeasonEvent } from "#contract/schemas/season.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { dateLater, eventLater } from "../events/next-year.ts";
import { EVENTS, localTime } from "./agenda.ts";
import { fieldsOf } from "./fields.ts";
import { presentedDate } from "../events/presented-date.ts";
import { withNewFormIds } from "./new-form-ids.ts";
import { storeNew } from "./save-entry.ts";
import { type EntryRow, hasTag, listEntriesWhere } from "./store.ts";

type Context = CommandContext<"database" | "now">;
type DatedRow = EntryRow & { date: Date };

export async function listSeason({ services }: Context, { year }: { year: number }): Promise<SeasonEvent[]> {
  const { db } = services.database;
  const rows = await eventsOf(db, year);
  const there = new Set(
    (await listEntriesWhere(db, inYear(db, year + 1), [asc(entries.id)], limits.listMax)).map(({ title }) => title),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    date: presentedDate(row.date, row.dateHasTime) ?? "",
    newDate: dateLater(row).date,
    isThere: there.has(row.title),
  }));
}

/** Creates all drafts or none. @throws notFound (C404) if `listSeason` does not list one of the ids */
export async function takeOverSeason(
  { services, viewer }: Context,
  { year, ids }: { year: number; ids: string[] },
): Promise<{ ids: string[] }> {
  const now = services.now();
  const wanted = [...new Set(ids)];
  return services.database.db.transaction(async (tx) => {
    const rows = (await eventsOf(tx, year, inArray(entries.id, wanted))).filter(({ id }) => wanted.includes(id));
    if (rows.length < wanted.length) throw new AppError("notFound");
    const made: string[] = [];
    for (const row of rows) made.push(await copyOf(tx, row, { viewer, now }));
    return { ids: made };
  });
}

async function copyOf(tx: Tx, row: DatedRow, by: Parameters<typeof storeNew>[1]): Promise<string> {
  const { days, date } = dateLater(row);
  const event = row.event && eventLater(row.event, days);
  const blocks = withNewFormIds(row.blocks);
  const copy = { ...fieldsOf(row), blocks, publishDate: null, publicUntil: null, date, event };
  const { id } = await storeNew(tx, by, copy);
  return id;
}

async function eventsOf(db: Queryable, year: number, more?: SQL): Promise<DatedRow[]> {
  const rows = await listEntriesWhere(
    db,
    and(inYear(db, year), more),
    [asc(localTime), asc(entries.id)],
    limits.listMax,
  );
  return rows.filter((row): row is DatedRow => row.date !== null && !isEndless(row.event?.rrule ?? ""));
}

function isEndless(rrule: string): boolean {
  const parts = readRule(rrule)?.parts;
  return parts !== undefined && !parts.has("UNTIL") && !parts.has("COUNT");
}

function inYear(db: Queryable, year: number): SQL | undefined {
  return and(
    gte(localTime, `${year}-01-01`),
    lte(localTime, `${year}-12-31 23:59:59`),
    hasTag(db, EVENTS),
    not(hasTag(db, FIXED_PAGE_TAG)),
  );
}
