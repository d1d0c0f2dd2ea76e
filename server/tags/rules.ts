// Pure rules about tags: where a subtree may go, and which of them decide where entries stand.
import { AppError, type FieldProblem } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { FIXED_PAGE_TAG, listOf, listTags } from "#contract/pages.ts";
import { isAtOrBelow, levelsOf } from "#contract/tag-paths.ts";

/** Tags that are what makes an entry a page or puts it into a list. */
export function isFixedTag(path: string): boolean {
  return isAtOrBelow(path, FIXED_PAGE_TAG) || listTags.some((list) => list === path);
}

/** Whether entries with the one tag stand elsewhere than entries with the other; null is no tag. */
export function changesPlace(from: string, to: string | null): boolean {
  return listOf([from]) !== (to === null ? null : listOf([to]));
}

function refuse(problem: FieldProblem): never {
  throw new AppError("invalid", { fields: { path: problem } });
}

/** @throws invalid (C200) */
export function refuseFixedTag(path: string): void {
  if (isFixedTag(path)) refuse({ key: "tagFixed" });
}

export function refuseTagWithEntries(): never {
  refuse({ key: "tagHoldsEntries" });
}

/**
 * @param deepestLevels how many levels the deepest tag of the subtree has
 * @throws invalid (C200) where the subtree may not go
 */
export function refuseMove(from: string, to: string, deepestLevels: number): void {
  refuseFixedTag(from);
  if (isAtOrBelow(to, FIXED_PAGE_TAG)) refuse({ key: "tagFixed" });
  if (isAtOrBelow(to, from)) refuse({ key: "tagBelowItself" });
  if (deepestLevels - levelsOf(from).length + levelsOf(to).length > limits.tagLevels) refuse({ key: "tagInvalid" });
}
