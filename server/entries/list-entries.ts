// A page of entries with the total: totals for guests are counted once, until something changes that they see.
import type { Services } from "../context.ts";
import { countEntries, type EntryFilter, type EntryRow, type EntryScope, listEntries } from "./store.ts";

type Deps = Pick<Services, "database" | "counts" | "now">;

export async function listCountedEntries(
  deps: Deps,
  filter: EntryFilter,
  scope: EntryScope,
): Promise<{ rows: EntryRow[]; total: number }> {
  const [rows, total] = await Promise.all([listEntries(deps.database.db, filter, scope), totalOf(deps, filter, scope)]);
  return { rows, total };
}

/** Drafts change without a tick of the clock, so totals for viewers who see drafts are counted each time. */
function totalOf({ database, counts, now }: Deps, filter: EntryFilter, scope: EntryScope): Promise<number> {
  if (scope.publicAt === null) return countEntries(database.db, filter, scope);
  // As of the moment of counting: a scheduled entry may have appeared since the request came.
  const countNow = () => countEntries(database.db, filter, { publicAt: now() });
  const { limit: _limit, skip: _skip, sort: _sort, now: _now, order: _order, ...conditions } = filter;
  return counts.getOrMake(JSON.stringify(conditions), countNow);
}
