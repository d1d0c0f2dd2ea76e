import { carriesTag } from "../../library/tags/carries-tag.ts";
import { isDeepStrictEqual } from "node:util";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  or,
  type SQL,
  sql,
  isNull,
  type SQLWrapper,
} from "drizzle-orm";
import type { BrowseEntriesInput, ListEntriesInput } from "#contract/schemas/entries.ts";
import type { EntryPlace, ListedState } from "#contract/values/entry-filters.ts";
import { FIXED_PAGE_TAG, listTags } from "#contract/values/pages.ts";
import type { Queryable, Tx } from "#db/open.ts";
import {
  entries,
  entryRevisions,
  hasEnglishTitle,
  lastChangeOfEntry,
  type PublishedState,
  type StoredHandover,
} from "#db/schema/entries.ts";
import { entryTags } from "#db/schema/tags.ts";
import { changedSince } from "../../kernel/list-order.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { addressColumn, currentAddresses, standsAt } from "../addresses/store.ts";
import { keepAddress } from "../addresses/keep-address.ts";
import { comesBetween, eventColumn, findEvents, storeEvent } from "../events/store.ts";
import { removeOwnerUses, storeFileUses } from "../../library/files/uses-store.ts";
import { hasText } from "../../kernel/search/text.ts";
import { hasTitleInCopy } from "../working-copies/store.ts";
import { hasNotEndedAt, isDraftAt, isHiddenPage, isPublicAt, isPublishedAt } from "./public-at.ts";
import { usedFileIds } from "./rules.ts";
import { tellOfWrites } from "./tell-programs.ts";
import { validRow } from "./valid-rows.ts";
import { type EntryRow, fieldsOf } from "./fields.ts";
import { ensureTags } from "../../library/tags/store.ts";

const { searchText: _searchText, ...columns } = getTableColumns(entries);

export type { EntryRow };

export type EntryScope = {
  /** The query returns only entries that are public at this time; null returns all entries. */
  publicAt: Date | null;
  /** The query also returns the entries of this user. */
  ownerId?: string;
  inEnglish?: boolean;
};

export function visible({ publicAt, ownerId, inEnglish = false }: EntryScope): SQL | undefined {
  const isOwn = ownerId === undefined ? undefined : eq(entries.createdBy, ownerId);
  const isPublic = publicAt === null ? undefined : or(isPublicAt(publicAt), isOwn);
  return and(isPublic, inEnglish ? hasEnglishTitle : undefined);
}

/** Includes tags, event and address, because further queries would delay each page. */
export const entryColumns = {
  ...columns,
  tags: sql<
    string[]
  >`array(select ${entryTags.path} from ${entryTags} where ${entryTags.entryId} = ${entries.id} order by ${entryTags.position})`,
  event: eventColumn,
  address: addressColumn,
};

export async function findEntry(db: Queryable, id: string, scope: EntryScope): Promise<EntryRow | null> {
  const [row] = await db
    .select(entryColumns)
    .from(entries)
    .where(and(eq(entries.id, id), visible(scope)));
  return row ? validRow(row) : null;
}

/** @param idOrPath the entry's id, its readable address, or an address that redirects to the entry */
export async function findEntryAt(db: Queryable, idOrPath: string, scope: EntryScope): Promise<EntryRow | null> {
  if (!idOrPath.startsWith("/")) return findEntry(db, idOrPath, scope);
  const [row] = await db
    .select(entryColumns)
    .from(entries)
    .where(and(standsAt(idOrPath), visible(scope)));
  return row ? validRow(row) : null;
}

export type WatchedRow = Pick<EntryRow, "version" | "createdBy" | "publishDate" | "publicUntil">;

/** Reads no texts, because open editors ask every ten seconds. */
export async function findWatched(db: Queryable, id: string): Promise<WatchedRow | null> {
  const { version, createdBy, publishDate, publicUntil } = columns;
  const [row] = await db
    .select({ version, createdBy, publishDate, publicUntil })
    .from(entries)
    .where(eq(entries.id, id));
  return row ?? null;
}

/** A draft that the user has written, and that was not published since. */
export const isOwnDraft = (userId: string | SQLWrapper): SQL | undefined =>
  and(eq(entries.createdBy, userId), isNull(entries.publishDate));

/** @returns those of the entries that are drafts of the user */
export async function ownAmong(
  db: Queryable,
  { id }: { id: string | null },
  ids: readonly string[],
): Promise<string[]> {
  if (id === null || ids.length === 0) return [];
  const rows = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(inArray(entries.id, [...ids]), isOwnDraft(id)));
  return rows.map((row) => row.id);
}

export async function findEntries(db: Queryable, ids: string[], scope: EntryScope): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(entryColumns)
    .from(entries)
    .where(and(inArray(entries.id, ids), visible(scope)));
  const byId = new Map(rows.map((row) => [row.id, validRow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type EntryPlaceRow = Pick<EntryRow, "id" | "tags" | "address" | "publishDate" | "publicUntil"> & {
  hasEnglish: boolean;
  isHidden: boolean;
};

export async function findPlaces(db: Queryable, ids: readonly string[]): Promise<EntryPlaceRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: entries.id,
      tags: entryColumns.tags,
      address: entryColumns.address,
      publishDate: entries.publishDate,
      publicUntil: entries.publicUntil,
      hasEnglish: hasEnglishTitle,
      isHidden: isHiddenPage,
    })
    .from(entries)
    .where(inArray(entries.id, [...ids]));
}

/** Finds the entries of fixed pages by the tags of these pages. A tag below one of these tags does not count. */
export async function findEntriesByTags(
  db: Queryable,
  tags: readonly string[],
  scope: EntryScope,
): Promise<EntryRow[]> {
  const rows = await db
    .select(entryColumns)
    .from(entryTags)
    .innerJoin(entries, eq(entries.id, entryTags.entryId))
    .where(and(inArray(entryTags.path, [...tags]), visible(scope)))
    .limit(tags.length);
  return rows.map(validRow);
}

export async function findEntryByTag(db: Queryable, tag: string, scope: EntryScope): Promise<EntryRow | null> {
  const [row] = await db
    .select(entryColumns)
    .from(entryTags)
    .innerJoin(entries, eq(entries.id, entryTags.entryId))
    .where(and(eq(entryTags.path, tag), visible(scope)))
    .limit(1);
  return row ? validRow(row) : null;
}

/**
 * Adds tags, events and addresses in separate queries. In a query that waits for a lock, subqueries would return rows
 * from before the wait.
 */
async function madeWhole(tx: Tx, rows: Omit<EntryRow, "tags" | "event" | "address">[]): Promise<EntryRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const tagged = await tx
    .select()
    .from(entryTags)
    .where(inArray(entryTags.entryId, ids))
    .orderBy(asc(entryTags.position));
  const byEntry = Map.groupBy(tagged, (row) => row.entryId);
  const events = await findEvents(tx, ids);
  const current = await currentAddresses(tx, ids);
  return rows.map((row) => {
    const tags = (byEntry.get(row.id) ?? []).map((tag) => tag.path);
    return validRow({ ...row, tags, event: events.get(row.id) ?? null, address: current.get(row.id)?.path ?? null });
  });
}

/** Locks the entries in the order of their ids, to avoid deadlocks. */
export async function lockEntries(tx: Tx, condition: SQL | undefined): Promise<EntryRow[]> {
  return madeWhole(tx, await tx.select(columns).from(entries).where(condition).orderBy(asc(entries.id)).for("update"));
}

export async function lockEntry(tx: Tx, id: string): Promise<EntryRow | null> {
  const [row] = await lockEntries(tx, eq(entries.id, id));
  return row ?? null;
}

const sortColumns = {
  publishDate: entries.publishDate,
  date: entries.date,
  title: entries.title,
  created: entries.created,
  updated: lastChangeOfEntry,
};

/** Drafts have no publication date, so they count as the newest entries. */
function orderOf({ sort, order }: Pick<EntryFilter, "sort" | "order">): SQL[] {
  if (order) return order;
  const column = sortColumns[sort.replace("-", "") as keyof typeof sortColumns];
  return sort.startsWith("-")
    ? [sql`${column} desc nulls first`, desc(entries.id)]
    : [sql`${column} asc nulls last`, asc(entries.id)];
}

export const hasTag = (db: Queryable, tag: string): SQL =>
  carriesTag(db, { path: entryTags.path, owner: entryTags.entryId }, entries.id, tag);

function stateCondition(state: ListedState | undefined, now: Date): SQL | undefined {
  if (state === "handed") return and(isDraftAt(now), isHanded);
  if (state === "draft") return isDraftAt(now);
  if (state === "scheduled") return and(gt(entries.publishDate, now), hasNotEndedAt(now));
  return state === "public" ? isPublishedAt(now) : undefined;
}

export const isHanded = sql`${entries.handover}->>'state' = 'handed'`;

function placeCondition(db: Queryable, place: EntryPlace): SQL {
  if (place === "pages") return hasTag(db, FIXED_PAGE_TAG);
  if (place !== "nowhere") return hasTag(db, place);
  return sql`not (${or(...[FIXED_PAGE_TAG, ...listTags].map((tag) => hasTag(db, tag)))})`;
}

export type EntryFilter = ListEntriesInput & {
  states?: BrowseEntriesInput["states"];
  places?: BrowseEntriesInput["places"];
  withoutFixedPages?: boolean;
  inCopies?: boolean;
  order?: SQL[];
  now: Date;
};

export async function listEntries(db: Queryable, filter: EntryFilter, scope: EntryScope): Promise<EntryRow[]> {
  // The subquery skips rows by their ids alone. Otherwise, tags and addresses of skipped rows would be read as well.
  const rows = await db
    .select(entryColumns)
    .from(entries)
    .where(inArray(entries.id, pageOfIds(db, filter, scope)))
    .orderBy(...orderOf(filter));
  return rows.map(validRow);
}

export async function listEntryIds(db: Queryable, filter: EntryFilter, scope: EntryScope): Promise<string[]> {
  const rows = await pageOfIds(db, filter, scope);
  return rows.map(({ id }) => id);
}

function pageOfIds(db: Queryable, filter: EntryFilter, scope: EntryScope) {
  return db
    .select({ id: entries.id })
    .from(entries)
    .where(matches(db, filter, scope))
    .orderBy(...orderOf(filter))
    .limit(filter.limit)
    .offset(filter.skip);
}

export async function listEntriesWhere(
  db: Queryable,
  condition: SQL | undefined,
  order: SQL[],
  limit: number,
): Promise<EntryRow[]> {
  const rows = await db
    .select(entryColumns)
    .from(entries)
    .where(condition)
    .orderBy(...order)
    .limit(limit);
  return rows.map(validRow);
}

export async function countEntries(db: Queryable, filter: EntryFilter, scope: EntryScope): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(entries)
    .where(matches(db, filter, scope));
  return counted?.total ?? 0;
}

function matches(db: Queryable, filter: EntryFilter, scope: EntryScope): SQL | undefined {
  return and(
    visible(scope),
    changedSince(lastChangeOfEntry, filter.since),
    ...filter.tags.map((tag) => hasTag(db, tag)),
    stateCondition(filter.state, filter.now),
    or(...(filter.states ?? []).map((state) => stateCondition(state, filter.now))),
    or(...(filter.places ?? []).map((place) => placeCondition(db, place))),
    filter.title === undefined ? undefined : eq(entries.title, filter.title),
    textCondition(filter),
    comesBetween(filter),
    filter.withoutFixedPages ? sql`not ${hasTag(db, FIXED_PAGE_TAG)}` : undefined,
  );
}

function textCondition({ q, inCopies }: EntryFilter): SQL | undefined {
  if (!q) return undefined;
  const found = hasText(entries.searchText, q);
  return inCopies ? or(found, hasTitleInCopy(entries.id, q)) : found;
}

/** `by`: id of the user; null for the program. */
export type Storing = { by: string | null; at: Date };

export async function insertEntry(tx: Tx, entry: EntryRow, storing: Storing): Promise<EntryRow> {
  const { tags, event: _event, address: _address, ...row } = entry;
  await tx.insert(entries).values(row);
  await storeTags(tx, row.id, tags);
  await storeEvent(tx, entry, storing.at);
  await storeConsequences(tx, null, entry, storing);
  const stored = { ...entry, address: await keepAddress(tx, entry, storing.at) };
  await tellOfWrites(tx, [{ before: null, after: stored }], storing.at);
  return stored;
}

export async function updateEntry(tx: Tx, before: EntryRow, entry: EntryRow, storing: Storing): Promise<EntryRow> {
  const { tags, event: _event, address: _address, ...row } = entry;
  await tx.update(entries).set(row).where(eq(entries.id, row.id));
  if (!isDeepStrictEqual(before.tags, tags)) {
    await tx.delete(entryTags).where(eq(entryTags.entryId, row.id));
    await storeTags(tx, row.id, tags);
  }
  if (!isDeepStrictEqual(whenOf(before), whenOf(entry))) await storeEvent(tx, entry, storing.at);
  await storeConsequences(tx, before, entry, storing);
  const stored = { ...entry, address: await keepAddress(tx, entry, storing.at) };
  await tellOfWrites(tx, [{ before, after: stored }], storing.at);
  return stored;
}

/** True if one of the entries was published at some time. */
export async function werePublished(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const [row] = await tx
    .select({ id: entryRevisions.entryId })
    .from(entryRevisions)
    .where(inArray(entryRevisions.entryId, [...ids]))
    .limit(1);
  return row !== undefined;
}

export async function storeHandover(tx: Tx, id: string, handover: StoredHandover | null): Promise<void> {
  await tx.update(entries).set({ handover }).where(eq(entries.id, id));
}

const whenOf = ({ date, dateHasTime, event }: EntryRow) => ({ date, dateHasTime, event });

/**
 * Changes only `blocks`, `mainPicture`, `updated` and `version` of the entries, and adds their published states. The
 * caller stores the file uses.
 */
export async function updateEntries(
  tx: Tx,
  changes: readonly { before: EntryRow; after: EntryRow }[],
  storing: Storing,
): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insert(entries)
    .values(changes.map(({ after: { tags: _tags, event: _event, address: _address, ...row } }) => row))
    .onConflictDoUpdate({
      target: entries.id,
      set: {
        blocks: sql`excluded.blocks`,
        mainPicture: sql`excluded.main_picture`,
        updated: sql`excluded.updated`,
        version: sql`excluded.version`,
      },
    });
  const published = changes.flatMap(({ after }) => publishedRevision(after, storing) ?? []);
  if (published.length > 0) await tx.insert(entryRevisions).values(published);
  const seen = (side: "before" | "after") => changes.map((change) => publishedStateOf(change[side]));
  await publicChange(tx, "entries", seen("before"), seen("after"));
  // A moment that has passed before `updated` is not found by the background work any more.
  await tellOfWrites(tx, changes, storing.at);
}

async function storeConsequences(tx: Tx, before: EntryRow | null, after: EntryRow, storing: Storing): Promise<void> {
  await storeFileUses(tx, { kind: "entry", id: after.id }, usedFileIds(after));
  const revision = publishedRevision(after, storing);
  if (revision) await tx.insert(entryRevisions).values(revision);
  await publicChange(tx, "entries", before && publishedStateOf(before), revision?.state ?? null);
}

function publishedRevision(row: EntryRow, { by, at }: Storing): typeof entryRevisions.$inferInsert | null {
  const state = publishedStateOf(row);
  return state && { entryId: row.id, version: row.version, state, published: at, publishedBy: by };
}

function publishedStateOf(row: EntryRow): PublishedState | null {
  if (row.publishDate === null) return null;
  const publicUntil = row.publicUntil?.toISOString() ?? null;
  return { ...fieldsOf(row), publishDate: row.publishDate.toISOString(), publicUntil };
}

async function storeTags(tx: Tx, entryId: string, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  await ensureTags(tx, paths);
  await tx.insert(entryTags).values(paths.map((path, position) => ({ entryId, path, position })));
}

export async function removeEntries(tx: Tx, ids: string[], at: Date): Promise<EntryRow[]> {
  const rows = await lockEntries(tx, inArray(entries.id, ids));
  await tellOfWrites(
    tx,
    rows.map((before) => ({ before, after: null })),
    at,
  );
  await tx.delete(entries).where(inArray(entries.id, ids));
  await removeOwnerUses(tx, "entry", ids);
  await removeOwnerUses(tx, "workingCopy", ids);
  await publicChange(
    tx,
    "entries",
    rows.map(publishedStateOf).filter((state) => state !== null),
    [],
  );
  return rows;
}
