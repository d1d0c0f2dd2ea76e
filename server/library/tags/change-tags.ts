import { AppError } from "#contract/schemas/errors.ts";
import { FIXED_PAGE_TAG } from "#contract/values/pages.ts";
import { isAtOrBelow, parentOf } from "#contract/values/tag-paths.ts";
import type { Tx } from "#db/open.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { storeMissingStates } from "./missing-states.ts";
import { changesPlace, refuseFixedTag, refuseMove, refuseTagWithEntries } from "./rules.ts";
import { ensureTags, findDeepestLevels, hasEntries, keepTag, storeEnglish } from "./store.ts";
import { lockTags, raiseVersions, removeSubtree, renameSubtree } from "./subtree-store.ts";

/** A temporary path within a transaction. A tag cannot have this path, because its levels are empty. */
const MEANWHILE = "|";

type Context = CommandContext<"database" | "now">;

/**
 * Creates a tag of the library with its parents. Does nothing for an existing tag.
 * @throws invalid (C200) for tags of fixed pages
 */
export function createTag({ services }: Context, path: string): Promise<void> {
  if (isAtOrBelow(path, FIXED_PAGE_TAG)) refuseFixedTag(path);
  return services.database.db.transaction((tx) => keepTag(tx, path));
}

type Move = {
  from: string;
  to: string;
  en?: string | undefined;
  /** True if the user has agreed to a merge with an existing tag. */
  merge?: boolean;
};

/**
 * If the new path exists, the two tags are merged.
 * @throws notFound (C404), conflict (C409) for an existing path without `merge`
 * @throws invalid (C200) for fixed tags, a place below itself, too many levels, or entries that would change lists
 */
export async function moveTag({ services, viewer }: Context, { from, to, en, merge }: Move): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    if (from === to) {
      await getDeepestLevels(tx, from);
      return nameInEnglish(tx, to, en);
    }
    await raiseVersions(tx, from);
    await lockTags(tx);
    refuseMove(from, to, await getDeepestLevels(tx, from));
    await refuseNewPlace(tx, from, to);
    if (!merge) await refuseExisting(tx, to);
    const parent = parentOf(to);
    if (parent !== null) await ensureTags(tx, [parent]);
    await moveSubtree(tx, from, to);
    await nameInEnglish(tx, to, en);
    await tagsChanged(tx, from, to);
    await storeMissingStates(tx, { by: viewer.id, at: services.now() });
  });
}

/** Removes the tag and the tags below it. @returns the number of these tags @throws notFound (C404), invalid (C200) */
export function removeTag({ services, viewer }: Context, path: string): Promise<number> {
  refuseFixedTag(path);
  return services.database.db.transaction(async (tx) => {
    await raiseVersions(tx, path);
    await lockTags(tx);
    await refuseNewPlace(tx, path, null);
    const removed = await removeSubtree(tx, path);
    if (removed === 0) throw new AppError("notFound");
    await tagsChanged(tx, path, null);
    await storeMissingStates(tx, { by: viewer.id, at: services.now() });
    return removed;
  });
}

/** Stores the English name. The shop shows English names of tags, so this changes public content. */
async function nameInEnglish(tx: Tx, path: string, en: string | undefined): Promise<void> {
  if (en !== undefined) await publicChange(tx, "products", await storeEnglish(tx, path, en), en);
}

async function tagsChanged(tx: Tx, before: string, after: string | null): Promise<void> {
  await publicChange(tx, "entries", before, after);
  await publicChange(tx, "files", before, after);
  await publicChange(tx, "products", before, after);
}

/** If the new path is an ancestor, the subtree would overwrite itself, so a temporary path is used. */
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

/** A merge cannot be undone, so the user must agree to it. @throws conflict (C409) */
async function refuseExisting(tx: Tx, path: string): Promise<void> {
  if ((await findDeepestLevels(tx, path)) === null) return;
  throw new AppError("conflict", { current: { path }, fields: { path: { key: "tagExists" } }, isSaidByFields: true });
}

/** A change of tags must not move entries into or out of a list. @throws invalid (C200) */
async function refuseNewPlace(tx: Tx, from: string, to: string | null): Promise<void> {
  if (changesPlace(from, to) && (await hasEntries(tx, from))) refuseTagWithEntries();
}
