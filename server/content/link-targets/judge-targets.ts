import { writtenKey } from "#contract/values/addresses.ts";
import type { JudgeLinksInput } from "#contract/schemas/links.ts";
import { entryPath } from "#contract/values/pages.ts";
import type { LinkState } from "#contract/values/site-links.ts";
import type { Queryable } from "#db/open.ts";
import { listAddressesAt } from "../addresses/store.ts";
import { entryStateAt } from "../entries/rules.ts";
import { type EntryPlaceRow, findPlaces } from "../entries/store.ts";
import { findFileIds } from "../../library/files/store.ts";

export async function judgeTargets(
  db: Queryable,
  asked: JudgeLinksInput,
  now: Date,
): Promise<Record<string, LinkState>> {
  const standing = await listAddressesAt(db, asked.paths.map(writtenKey));
  const entryAt = new Map(standing.map(({ key, entryId }) => [key, entryId]));
  const wanted = new Set([...asked.entries, ...standing.flatMap(({ entryId }) => entryId ?? [])]);
  const [rows, known] = await Promise.all([findPlaces(db, [...wanted]), findFileIds(db, asked.files)]);
  const found = new Map(rows.map((row) => [row.id, stateOf(row, now)]));
  const stateAt = (path: string): LinkState => {
    const entryId = entryAt.get(writtenKey(path));
    if (entryId === undefined) return "missing";
    return entryId === null ? "public" : (found.get(entryId) ?? "missing");
  };
  return Object.fromEntries([
    ...asked.entries.map((id) => [id, found.get(id) ?? "missing"]),
    ...asked.files.map((id) => [id, known.has(id) ? "public" : "missing"]),
    ...asked.paths.map((path) => [path, stateAt(path)]),
  ]) as Record<string, LinkState>;
}

function stateOf(row: EntryPlaceRow, now: Date): LinkState {
  return !row.isHidden && entryStateAt(row, now) === "public" && entryPath(row) !== null ? "public" : "hidden";
}
