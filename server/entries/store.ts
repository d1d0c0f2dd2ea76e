// Entries in the database, with their tags; guests' queries never see drafts or scheduled ones.
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from "drizzle-orm";
import type { ListEntriesInput } from "#contract/entries.ts";
import { FIXED_PAGE_TAG } from "#contract/pages.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { entries, entryFiles } from "#db/schema/entries.ts";
import { entryTags } from "#db/schema/tags.ts";
import { hasText } from "../search/text.ts";
import { ensureTags, subtreeCondition } from "../tags/store.ts";

// What is searched stays in the database.
const { searchText: _searchText, ...columns } = getTableColumns(entries);

export type EntryRow = Omit<typeof entries.$inferSelect, "searchText"> & { tags: string[] };

export type EntryScope = {
  /** Drafts and scheduled entries too; null = everything, else only what is public at that moment. */
  publicAt: Date | null;
};

export function visible({ publicAt }: EntryScope): SQL | undefined {
  return publicAt === null ? undefined : and(isNotNull(entries.publishDate), lte(entries.publishDate, publicAt));
}

/** The tags come along in their order: a query of their own would be a second wait for each page. */
const withTags = {
  ...columns,
  tags: sql<
    string[]
  >`array(select ${entryTags.path} from ${entryTags} where ${entryTags.entryId} = ${entries.id} order by ${entryTags.position})`,
};

export async function findEntry(db: Queryable, id: string, scope: EntryScope): Promise<EntryRow | null> {
  const [row] = await db
    .select(withTags)
    .from(entries)
    .where(and(eq(entries.id, id), visible(scope)));
  return row ?? null;
}

/** In the order of the ids, unknown ones left out. */
export async function findEntries(db: Queryable, ids: string[], scope: EntryScope): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(withTags)
    .from(entries)
    .where(and(inArray(entries.id, ids), visible(scope)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The entry of a fixed page. */
export async function findEntryByTag(db: Queryable, tag: string, scope: EntryScope): Promise<EntryRow | null> {
  const [row] = await db
    .select(withTags)
    .from(entryTags)
    .innerJoin(entries, eq(entries.id, entryTags.entryId))
    .where(and(eq(entryTags.path, tag), visible(scope)))
    .limit(1);
  return row ?? null;
}

/**
 * The tags of locked rows, by a query after the lock: one that waits for a lock gets the row as it is
 * then, but its subqueries still see what was there before the wait.
 */
async function addTags(tx: Tx, rows: (typeof entries.$inferSelect)[]): Promise<EntryRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const tagged = await tx
    .select()
    .from(entryTags)
    .where(inArray(entryTags.entryId, ids))
    .orderBy(asc(entryTags.position));
  const byEntry = Map.groupBy(tagged, (row) => row.entryId);
  return rows.map((row) => ({ ...row, tags: (byEntry.get(row.id) ?? []).map((tag) => tag.path) }));
}

/** The entry, locked until the transaction ends. */
export async function lockEntry(tx: Tx, id: string): Promise<EntryRow | null> {
  const [row] = await addTags(tx, await tx.select().from(entries).where(eq(entries.id, id)).for("update"));
  return row ?? null;
}

const sortColumns = {
  publish_date: entries.publishDate,
  date: entries.date,
  title: entries.title,
  created: entries.created,
};

/** Drafts have no date and come first where the newest comes first. */
function orderOf(sort: ListEntriesInput["sort"]): SQL[] {
  const column = sortColumns[sort.replace("-", "") as keyof typeof sortColumns];
  return sort.startsWith("-")
    ? [sql`${column} desc nulls first`, desc(entries.id)]
    : [sql`${column} asc nulls last`, asc(entries.id)];
}

/** Whether an entry carries the tag or one below it. */
export function hasTag(db: Queryable, tag: string): SQL {
  const tagged = db
    .select({ one: sql`1` })
    .from(entryTags)
    .where(and(eq(entryTags.entryId, entries.id), subtreeCondition(entryTags.path, tag)));
  return exists(tagged);
}

function stateCondition(state: ListEntriesInput["state"], now: Date): SQL | undefined {
  if (state === "draft") return isNull(entries.publishDate);
  if (state === "scheduled") return gt(entries.publishDate, now);
  return state === "public" ? lte(entries.publishDate, now) : undefined;
}

export type EntryFilter = ListEntriesInput & { withoutFixedPages?: boolean };

export async function listEntries(db: Queryable, filter: EntryFilter, scope: EntryScope): Promise<EntryRow[]> {
  return db
    .select(withTags)
    .from(entries)
    .where(matches(db, filter, scope))
    .orderBy(...orderOf(filter.sort))
    .limit(filter.limit)
    .offset(filter.skip);
}

/** How many there are, whatever page is asked for. */
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
    ...filter.tags.map((tag) => hasTag(db, tag)),
    stateCondition(filter.state, new Date()),
    filter.title === undefined ? undefined : eq(entries.title, filter.title),
    filter.q ? hasText(entries.searchText, filter.q) : undefined,
    filter.withoutFixedPages ? sql`not ${hasTag(db, FIXED_PAGE_TAG)}` : undefined,
  );
}

export type EntryValues = Omit<typeof entries.$inferInsert, "id" | "version"> & { tags: string[] };

export async function insertEntry(
  tx: Tx,
  id: string,
  { tags, ...values }: EntryValues,
  fileIds: string[],
): Promise<void> {
  await tx.insert(entries).values({ ...values, id });
  await storeTags(tx, id, tags);
  await storeFiles(tx, id, fileIds);
}

/** Stores the whole entry as its next version. */
export async function updateEntry(
  tx: Tx,
  id: string,
  { tags, ...values }: EntryValues,
  version: number,
  fileIds: string[],
): Promise<void> {
  await tx
    .update(entries)
    .set({ ...values, version })
    .where(eq(entries.id, id));
  await tx.delete(entryTags).where(eq(entryTags.entryId, id));
  await storeTags(tx, id, tags);
  await tx.delete(entryFiles).where(eq(entryFiles.entryId, id));
  await storeFiles(tx, id, fileIds);
}

async function storeTags(tx: Tx, entryId: string, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  await ensureTags(tx, paths);
  await tx.insert(entryTags).values(paths.map((path, position) => ({ entryId, path, position })));
}

async function storeFiles(tx: Tx, entryId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.insert(entryFiles).values(fileIds.map((fileId) => ({ entryId, fileId })));
}

/** @returns the entries that were there */
export async function removeEntries(tx: Tx, ids: string[]): Promise<EntryRow[]> {
  const rows = await addTags(tx, await tx.select().from(entries).where(inArray(entries.id, ids)).for("update"));
  await tx.delete(entries).where(inArray(entries.id, ids));
  return rows;
}

/** The next moment at which a scheduled entry becomes public; null when none waits. */
export async function findNextPublishDate(db: Queryable, after: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: entries.publishDate })
    .from(entries)
    .where(gt(entries.publishDate, after))
    .orderBy(asc(entries.publishDate))
    .limit(1);
  return row?.at ?? null;
}
