// Makes, moves and removes tags with all that is below them; entries and files that carry them follow.
import { AppError } from "#contract/errors.ts";
import { FIXED_PAGE_TAG } from "#contract/pages.ts";
import { isAtOrBelow, parentOf } from "#contract/tag-paths.ts";
import type { Database, Tx } from "#db/open.ts";
import { bumpContentVersion } from "../content/version.ts";
import { changesPlace, refuseFixedTag, refuseMove, refuseTagWithEntries } from "./rules.ts";
import { ensureTags, findDeepestLevels, hasEntries } from "./store.ts";
import { lockTags, raiseVersions, removeSubtree, renameSubtree } from "./subtree-store.ts";

/** Never a tag's name, and gone before the transaction ends. */
const MEANWHILE = "\u0001";

/** With its parents; one that is there stays. @throws invalid (C200) below the tag of the fixed pages */
export function createTag(database: Database, path: string): Promise<void> {
  if (isAtOrBelow(path, FIXED_PAGE_TAG)) refuseFixedTag(path);
  return database.db.transaction((tx) => ensureTags(tx, [path]));
}

/**
 * Where there is a tag at the new place, the two become one.
 * @throws notFound (C404), invalid (C200) for fixed tags, a place below itself, too many levels
 */
export async function moveTag(database: Database, from: string, to: string): Promise<void> {
  await database.db.transaction(async (tx) => {
    if (from === to) return void (await getDeepestLevels(tx, from));
    await raiseVersions(tx, from);
    await lockTags(tx);
    refuseMove(from, to, await getDeepestLevels(tx, from));
    await refuseNewPlace(tx, from, to);
    const parent = parentOf(to);
    if (parent !== null) await ensureTags(tx, [parent]);
    await moveSubtree(tx, from, to);
    await bumpContentVersion(tx);
  });
}

/** What carried it stays, without it. @returns how many tags went @throws notFound (C404), invalid (C200) */
export function removeTag(database: Database, path: string): Promise<number> {
  refuseFixedTag(path);
  return database.db.transaction(async (tx) => {
    await raiseVersions(tx, path);
    await lockTags(tx);
    await refuseNewPlace(tx, path, null);
    const removed = await removeSubtree(tx, path);
    if (removed === 0) throw new AppError("notFound");
    await bumpContentVersion(tx);
    return removed;
  });
}

/** A subtree that takes the place of a tag above it would meet itself: it steps aside first. */
async function moveSubtree(tx: Tx, from: string, to: string): Promise<void> {
  if (!isAtOrBelow(from, to)) return renameSubtree(tx, from, to);
  await renameSubtree(tx, from, MEANWHILE);
  await renameSubtree(tx, MEANWHILE, to);
}

/** @throws notFound (C404) */
async function getDeepestLevels(tx: Tx, path: string): Promise<number> {
  const levels = await findDeepestLevels(tx, path);
  if (levels === null) throw new AppError("notFound");
  return levels;
}

/** Entries do not come into a list, or leave it, by the way. @throws invalid (C200) */
async function refuseNewPlace(tx: Tx, from: string, to: string | null): Promise<void> {
  if (changesPlace(from, to) && (await hasEntries(tx, from))) refuseTagWithEntries();
}
