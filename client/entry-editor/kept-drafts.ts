import type { Picture } from "#contract/schemas/files.ts";
import { draftOf, type EditableEntry } from "./draft.ts";
import { type Draft, isDraft, isRecord } from "./draft-fields.ts";
import { keptByFirstShape, picturesUnderNewNames, underNewNames } from "./kept-drafts-before.ts";

export type KeptDraft = {
  version: number;
  /** The revision of the server's working copy; null if there was none. */
  revision: number | null;
  /** The server's draft, needed to merge others' changes. null in drafts of older releases. */
  synced: Draft | null;
  /** The editing session that wrote this draft. '' in drafts of older releases. */
  writer: string;
  draft: Draft;
  files: Record<string, Picture>;
};

/** Must be raised when the format of a draft changes. kept-drafts-before.ts migrates older formats. */
const SHAPE = 6;

const PREFIX = "draft/";

/** The key contains the user id, so that other users of the same browser do not get the draft. */
function nameOf(userId: string, entryId: string): string {
  return `${PREFIX}${userId}/${entryId}`;
}

/** @param stored provides the fields that an older draft does not have */
function keptDraftOf(value: unknown, stored: EditableEntry): KeptDraft | null {
  if (!isRecord(value)) return null;
  const { shape, version, revision, synced, writer, files } = value;
  const written = shape === undefined ? keptByFirstShape(value["draft"]) : value["draft"];
  const now = draftOf(stored);
  const named = (one: unknown): unknown => (shape === SHAPE ? one : underNewNames(one));
  const withAll = (older: unknown): unknown => (isRecord(older) ? { ...now, ...older } : older);
  const [draft, had] = [withAll(named(written)), withAll(named(synced))];
  if (typeof version !== "number" || !isDraft(draft) || !isRecord(files)) return null;
  return {
    version,
    revision: typeof revision === "number" ? revision : null,
    synced: isDraft(had) ? had : null,
    writer: typeof writer === "string" ? writer : "",
    draft,
    files: picturesUnderNewNames(files),
  };
}

export function readKeptDraft(userId: string, stored: EditableEntry): KeptDraft | null {
  try {
    return keptDraftOf(JSON.parse(localStorage.getItem(nameOf(userId, stored.id)) ?? "null"), stored);
  } catch {
    // The storage is disabled, or its content is invalid.
    return null;
  }
}

/** True after signing out. Then an open editor must not store its draft again while the page closes. */
let isSignedOut = false;

/**
 * The storage may be full or disabled.
 * @returns true if the browser has stored the draft, or if the user has signed out
 */
export function keepDraft(userId: string, entryId: string, kept: KeptDraft): boolean {
  if (isSignedOut) return true;
  try {
    localStorage.setItem(nameOf(userId, entryId), JSON.stringify({ shape: SHAPE, ...kept }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(userId: string, entryId: string): void {
  try {
    localStorage.removeItem(nameOf(userId, entryId));
  } catch {
    // The storage is disabled. Then there is no stored draft.
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

/** Must be called on sign-out, so that no unsaved text stays on the computer. */
export function dropAllDrafts(): void {
  isSignedOut = true;
  for (const name of keptNames()) localStorage.removeItem(name);
}
