import type { Queryable } from "#db/open.ts";
import type { Services } from "../../kernel/context.ts";
import {
  countEntries,
  type EntryFilter,
  type EntryRow,
  type EntryScope,
  findEntries,
  listEntries,
  listEntryIds,
} from "./store.ts";

type Deps = Pick<Services, "database" | "counts" | "now">;

/** Number of entries that one query reads. The longest entries take nearly 1 MB each. */
const AT_ONCE = 20;

export async function listCountedEntries<Item>(
  deps: Deps,
  filter: EntryFilter,
  scope: EntryScope,
  present: (row: EntryRow) => Item,
): Promise<{ items: Item[]; total: number }> {
  if (filter.skip > 0 && isGuests(scope)) {
    // PostgreSQL reads skipped rows too. So if the cached total shows that the page is empty, no query runs.
    const total = await totalOf(deps, filter, scope);
    if (filter.skip >= total) return { items: [], total };
  }
  const [items, total] = await Promise.all([
    presentList(deps.database.db, filter, scope, present),
    totalOf(deps, filter, scope),
  ]);
  return { items, total };
}

async function presentList<Item>(
  db: Queryable,
  filter: EntryFilter,
  scope: EntryScope,
  present: (row: EntryRow) => Item,
): Promise<Item[]> {
  if (filter.limit <= AT_ONCE) return (await listEntries(db, filter, scope)).map(present);
  return presentEntries(db, await listEntryIds(db, filter, scope), scope, present);
}

export async function presentEntries<Item>(
  db: Queryable,
  ids: readonly string[],
  scope: EntryScope,
  present: (row: EntryRow) => Item,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    items.push(...(await findEntries(db, ids.slice(from, from + AT_ONCE), scope)).map(present));
  return items;
}

const isGuests = ({ publicAt, ownerId }: EntryScope): boolean => publicAt !== null && ownerId === undefined;

/** Totals with drafts are not cached, because a change of a draft does not invalidate the cache. */
function totalOf({ database, counts, now }: Deps, filter: EntryFilter, scope: EntryScope): Promise<number> {
  if (!isGuests(scope)) return countEntries(database.db, filter, scope);
  // Counts at the time of the query, because a scheduled entry may have become public after the request began.
  const countNow = () => countEntries(database.db, filter, { ...scope, publicAt: now() });
  const { limit: _limit, skip: _skip, sort: _sort, now: _now, order: _order, ...conditions } = filter;
  return counts.getOrMake(JSON.stringify({ ...conditions, inEnglish: scope.inEnglish ?? false }), countNow);
}
