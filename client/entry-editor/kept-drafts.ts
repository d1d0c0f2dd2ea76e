// Unsaved changes in the browser's storage, so that a reload or a crash does not cost them.
import type { Picture } from "#contract/files.ts";
import type { Draft } from "./draft.ts";

export type KeptDraft = { version: number; draft: Draft; files: Record<string, Picture> };

const PREFIX = "draft/";

/** Another user of the same browser does not get them. */
function nameOf(userId: string, entryId: string): string {
  return `${PREFIX}${userId}/${entryId}`;
}

function isKeptDraft(value: unknown): value is KeptDraft {
  if (
    typeof value !== "object" ||
    value === null ||
    !("draft" in value) ||
    !("version" in value) ||
    !("files" in value)
  )
    return false;
  const { draft } = value;
  return (
    typeof value.version === "number" &&
    typeof draft === "object" &&
    draft !== null &&
    "blocks" in draft &&
    Array.isArray(draft.blocks) &&
    "sections" in draft &&
    Array.isArray(draft.sections) &&
    "downloads" in draft &&
    Array.isArray(draft.downloads) &&
    "links" in draft &&
    Array.isArray(draft.links)
  );
}

export function readKeptDraft(userId: string, entryId: string): KeptDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(nameOf(userId, entryId)) ?? "null");
    return isKeptDraft(value) ? value : null;
  } catch {
    // Storage that is switched off or broken keeps nothing.
    return null;
  }
}

/** @returns whether the browser took it (its storage may be full or switched off) */
export function keepDraft(userId: string, entryId: string, kept: KeptDraft): boolean {
  try {
    localStorage.setItem(nameOf(userId, entryId), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(userId: string, entryId: string): void {
  try {
    localStorage.removeItem(nameOf(userId, entryId));
  } catch {
    // Nothing was kept there.
  }
}

function keptNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}

export function hasKeptDrafts(): boolean {
  return keptNames().length > 0;
}

/** When someone signs out, nothing of theirs stays on the machine. */
export function dropAllDrafts(): void {
  for (const name of keptNames()) localStorage.removeItem(name);
}
