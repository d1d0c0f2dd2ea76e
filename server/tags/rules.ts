// Pure rules about tags: their levels, where a subtree goes, and which of them decide where entries stand.
import { AppError, type FieldProblem } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { FIXED_PAGE_TAG, listOf, listTags } from "#contract/pages.ts";

export const SEPARATOR = "|";

export function levelsOf(path: string): string[] {
  return path.split(SEPARATOR);
}

/** The last level: what people call the tag. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(SEPARATOR) + 1);
}

/** Null for a tag of the first level. */
export function parentOf(path: string): string | null {
  const end = path.lastIndexOf(SEPARATOR);
  return end < 0 ? null : path.slice(0, end);
}

export function childPath(parent: string | null, name: string): string {
  return parent === null ? name : parent + SEPARATOR + name;
}

export function isAtOrBelow(path: string, top: string): boolean {
  return path === top || path.startsWith(top + SEPARATOR);
}

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
