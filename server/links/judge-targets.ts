// What links by ids lead to: something that guests see, something hidden from them, or nothing.
import { entryPath } from "#contract/pages.ts";
import type { LinkState } from "#contract/site-links.ts";
import type { Queryable } from "#db/open.ts";
import { entryStateAt } from "../entries/rules.ts";
import { type EntryRow, findPlaces } from "../entries/store.ts";
import { findFileIds } from "../files/store.ts";

export type JudgedIds = Record<"entries" | "files", string[]>;

/** By id, for each that is asked about. */
export async function judgeTargets(db: Queryable, ids: JudgedIds, now: Date): Promise<Record<string, LinkState>> {
  const [rows, known] = await Promise.all([findPlaces(db, ids.entries), findFileIds(db, ids.files)]);
  const found = new Map(rows.map((row) => [row.id, stateOf(row, now)]));
  return Object.fromEntries([
    ...ids.entries.map((id) => [id, found.get(id) ?? "missing"]),
    ...ids.files.map((id) => [id, known.has(id) ? "public" : "missing"]),
  ]) as Record<string, LinkState>;
}

function stateOf(row: Pick<EntryRow, "id" | "tags" | "address" | "publishDate">, now: Date): LinkState {
  return entryStateAt(row.publishDate, now) === "public" && entryPath(row) !== null ? "public" : "hidden";
}
