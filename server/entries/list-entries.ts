// A page of entries with the number of all: guests' numbers are counted once, until what they see changes.
import type { Services } from "../context.ts";
import { countEntries, type EntryFilter, type EntryRow, type EntryScope, listEntries } from "./store.ts";

type Deps = Pick<Services, "database" | "counts">;

export async function listCountedEntries(
  deps: Deps,
  filter: EntryFilter,
  scope: EntryScope,
): Promise<{ rows: EntryRow[]; total: number }> {
  const [rows, total] = await Promise.all([listEntries(deps.database.db, filter, scope), totalOf(deps, filter, scope)]);
  return { rows, total };
}

/** Drafts come and go without a tick of the clock, so that whoever sees them is counted for each time. */
function totalOf({ database, counts }: Deps, filter: EntryFilter, scope: EntryScope): Promise<number> {
  const countNow = () => countEntries(database.db, filter, scope);
  if (scope.publicAt === null) return countNow();
  const { limit: _limit, skip: _skip, sort: _sort, now: _now, ...conditions } = filter;
  return counts.getOrMake(JSON.stringify(conditions), countNow);
}
