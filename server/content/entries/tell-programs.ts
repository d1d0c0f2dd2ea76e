// Tells other programs which entries guests see from now on, and which no longer. A scheduled publication or end is no
// write, so a background work finds those whose moment has passed.
import { and, asc, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { entryPath } from "#contract/values/pages.ts";
import { DAY_MS } from "#contract/values/time.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { announcedEntries } from "#db/schema/webhooks.ts";
import type { ProgramEvent } from "../../mail/webhooks/queue-events.ts";
import { queueEvents } from "../../mail/webhooks/queue-events.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import type { EntryRow } from "./fields.ts";
import { entryStateAt, type Publication } from "./rules.ts";

/** A row as guests knew it, or as they know it from now on; null if it was not there, or is not. */
export type EntryChange = { before: EntryRow | null; after: EntryRow | null };

/** Longer ago than this, a moment is no news, for example after a long standstill of the site. */
const NEWS_DAYS = 7;

type Known = Publication & Pick<EntryRow, "id" | "title" | "tags" | "address">;

const later = (one: Date, other: Date | undefined): Date => (other !== undefined && other > one ? other : one);

const isPublic = (row: Publication | null, at: Date): boolean => row !== null && entryStateAt(row, at) === "public";

/** Callers hold the locks of the entries. */
export async function tellOfWrites(tx: Tx, changes: readonly EntryChange[], at: Date): Promise<void> {
  const scheduled = changes.flatMap(({ before }) => (before && isScheduled(before) ? [before.id] : []));
  const announced = await findAnnounced(tx, scheduled);
  const turned = changes.flatMap(({ before, after }) => {
    const told = announced.get(before?.id ?? "");
    const was = isPublic(before, later(before?.updated ?? at, told));
    const is = isPublic(after, later(at, told));
    const row = is ? after : withdrawnRow(before, after);
    return row === null || was === is ? [] : [{ row, is }];
  });
  await tellVisible(tx, turned, at);
}

/** The write that withdraws an entry may also change its title, which is a draft from then on. */
function withdrawnRow(before: EntryRow | null, after: EntryRow | null): Known | null {
  if (before === null || after === null) return before;
  const { publishDate, publicUntil } = after;
  return { ...before, publishDate, publicUntil };
}

/** Programs know this row as it was at its last write, unless its moment was announced since. */
const isScheduled = ({ publishDate, publicUntil, updated }: EntryRow): boolean =>
  (publishDate !== null && publishDate > updated) || (publicUntil !== null && publicUntil > updated);

async function findAnnounced(tx: Tx, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(announcedEntries)
    .where(inArray(announcedEntries.entryId, [...ids]));
  return new Map(rows.map(({ entryId, at }) => [entryId, at]));
}

/** Guests do not see hidden pages, whatever their state. */
async function tellVisible(tx: Tx, turned: readonly { row: Known; is: boolean }[], at: Date): Promise<void> {
  if (turned.length === 0) return;
  const hidden = await findHidden(tx);
  await queueEvents(
    tx,
    turned.filter(({ row }) => !hidden.has(row.id)).map(({ row, is }) => eventOf(row, is, at)),
  );
}

function eventOf(row: Known, is: boolean, at: Date): ProgramEvent {
  const { id, title, publishDate, publicUntil } = row;
  return {
    type: is ? "entry.published" : "entry.withdrawn",
    at,
    data: () => ({
      _id: id,
      title,
      address: entryPath(row),
      publish_date: publishDate?.toISOString() ?? null,
      unpublish_date: publicUntil?.toISOString() ?? null,
    }),
  };
}

export async function findHidden(db: Queryable): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`select unnest(hidden_entry_ids()) as id`);
  return new Set(rows.map(({ id }) => id));
}

/** Tells programs of pages that editors have hidden from guests, or shown again. */
export async function tellOfHiding(
  tx: Tx,
  find: (ids: string[]) => Promise<readonly EntryRow[]>,
  [before, after]: readonly [ReadonlySet<string>, ReadonlySet<string>],
  at: Date,
): Promise<void> {
  const ids = [...new Set([...before, ...after])].filter((id) => before.has(id) !== after.has(id));
  if (ids.length === 0) return;
  const turned = (await find(ids)).filter((row) => isPublic(row, at));
  await queueEvents(
    tx,
    turned.map((row) => eventOf(row, before.has(row.id), at)),
  );
}

const MOST_AT_ONCE = 100;

/** SQL condition: the moment has passed, and programs do not know it yet. */
function isDue(column: typeof entries.publishDate | typeof entries.publicUntil, at: Date): SQL | undefined {
  // Raw SQL, because Drizzle omits the table names of outer columns in a subquery.
  const told = sql`(select told.at from ${announcedEntries} told where told.entry_id = "entries"."id")`;
  return and(
    lte(column, at),
    gte(column, new Date(at.getTime() - NEWS_DAYS * DAY_MS)),
    sql`${column} > greatest(${entries.updated}, ${told})`,
  );
}

export async function listDueIds(db: Queryable, at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: entries.id })
    .from(entries)
    .where(or(isDue(entries.publishDate, at), isDue(entries.publicUntil, at)))
    .orderBy(asc(entries.id))
    .limit(MOST_AT_ONCE);
  return rows.map(({ id }) => id);
}

/** The lock of the entry lets only one process announce its moment. */
export async function announceMoment(tx: Tx, row: EntryRow, at: Date): Promise<void> {
  const told = (await findAnnounced(tx, [row.id])).get(row.id);
  const [was, is] = [isPublic(row, later(row.updated, told)), isPublic(row, at)];
  await tx
    .insert(announcedEntries)
    .values({ entryId: row.id, at })
    .onConflictDoUpdate({ target: announcedEntries.entryId, set: { at: later(at, told) } });
  if (was === is) return;
  await touch(tx, row.id, at);
  await tellVisible(tx, [{ row, is }], at);
}

/** Programs that ask the API what has changed since a moment find the entry, although nobody has written it. */
async function touch(tx: Tx, id: string, at: Date): Promise<void> {
  const touched = sql`greatest(${entries.touched}, ${at.toISOString()}::timestamptz)`;
  await tx.update(entries).set({ touched }).where(eq(entries.id, id));
  await publicChange(tx, "entries", null, { id, touched: at });
}
