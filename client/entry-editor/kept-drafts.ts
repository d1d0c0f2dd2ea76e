import { dropOwn, keepOwn, readOwn } from "../api/own-storage.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { draftOf, type EditableEntry } from "./draft.ts";
import { type Draft, isDraft, isRecord } from "./draft-fields.ts";
import { keptByFirstShape, picturesUnderNewNames, underNewNames } from "./kept-drafts-before.ts";

export type KeptDraft = {
  version: number;
  /** The revision of the server's working copy; null if there was none. */
  revision: number | null;
  /** The server's draft at the last sync, for merging changes of others. null in drafts of older releases. */
  synced: Draft | null;
  /** The editing session that wrote this draft. '' in drafts of older releases. */
  writer: string;
  draft: Draft;
  files: Record<string, Picture>;
};

/** Must be raised when the format of a draft changes. kept-drafts-before.ts migrates older formats. */
const SHAPE = 7;

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
  return keptDraftOf(readOwn("draft", userId, stored.id), stored);
}

/** @returns false if the browser could not store the draft */
export function keepDraft(userId: string, entryId: string, kept: KeptDraft): boolean {
  return keepOwn("draft", userId, entryId, { shape: SHAPE, ...kept });
}

export function dropDraft(userId: string, entryId: string): void {
  dropOwn("draft", userId, entryId);
}
