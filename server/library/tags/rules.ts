import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { FIXED_PAGE_TAG, listOf, listTags } from "#contract/values/pages.ts";
import { isAtOrBelow, levelsOf } from "#contract/values/tag-paths.ts";

export function isFixedTag(path: string): boolean {
  return isAtOrBelow(path, FIXED_PAGE_TAG) || listTags.some((list) => list === path);
}

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

/** @param deepestLevels levels of the deepest tag in the subtree @throws invalid (C200) if the move is not allowed */
export function refuseMove(from: string, to: string, deepestLevels: number): void {
  refuseFixedTag(from);
  if (isAtOrBelow(to, FIXED_PAGE_TAG)) refuse({ key: "tagFixed" });
  if (isAtOrBelow(to, from)) refuse({ key: "tagBelowItself" });
  if (deepestLevels - levelsOf(from).length + levelsOf(to).length > limits.tagLevels) refuse({ key: "tagInvalid" });
}
