// Unsaved changes in the browser's storage, so that a reload or a crash does not lose them.
import type { Picture } from "#contract/schemas/files.ts";
import { draftOf, type EditableEntry } from "./draft.ts";
import { type Draft, isDraft, isRecord } from "./draft-fields.ts";
import { keptByFirstShape } from "./kept-drafts-before.ts";

export type KeptDraft = {
  /** Of the entry. */
  version: number;
  /** Of the working copy on the server; null without one. */
  revision: number | null;
  /** The draft as the server had it, by which changes of others are told; null if an older release kept it. */
  synced: Draft | null;
  /** The editing session that wrote it; '' if an older release kept it. */
  writer: string;
  draft: Draft;
  files: Record<string, Picture>;
};

/** Raised when the shape of a draft changes; kept-drafts-before.ts migrates older shapes. */
const SHAPE = 5;

const PREFIX = "draft/";

/** Another user of the same browser does not see them. */
function nameOf(userId: string, entryId: string): string {
  return `${PREFIX}${userId}/${entryId}`;
}

/** @param stored fills fields that an older draft does not have */
function keptDraftOf(value: unknown, stored: EditableEntry): KeptDraft | null {
  if (!isRecord(value)) return null;
  const { shape, version, revision, synced, writer, files } = value;
  const written = shape === undefined ? keptByFirstShape(value["draft"]) : value["draft"];
  // A field that the draft does not have yet is as stored.
  const now = draftOf(stored);
  const withAll = (older: unknown): unknown => (isRecord(older) ? { ...now, ...older } : older);
  const [draft, had] = [withAll(written), withAll(synced)];
  if (typeof version !== "number" || !isDraft(draft) || !isRecord(files)) return null;
  return {
    version,
    revision: typeof revision === "number" ? revision : null,
    synced: isDraft(had) ? had : null,
    writer: typeof writer === "string" ? writer : "",
    draft,
    files: files as KeptDraft["files"],
  };
}

export function readKeptDraft(userId: string, stored: EditableEntry): KeptDraft | null {
  try {
    return keptDraftOf(JSON.parse(localStorage.getItem(nameOf(userId, stored.id)) ?? "null"), stored);
  } catch {
    // The storage is switched off or broken.
    return null;
  }
}

/** An open editor keeps what it has once more when its page is left, which a sign-out does. */
let isSignedOut = false;

/** @returns whether the browser stored it (its storage may be full or switched off) */
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
    // Without storage there is nothing to remove.
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

/** On sign-out: no text of the user stays on the machine. */
export function dropAllDrafts(): void {
  isSignedOut = true;
  for (const name of keptNames()) localStorage.removeItem(name);
}
