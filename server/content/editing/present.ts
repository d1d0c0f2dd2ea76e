import type { Entry } from "#contract/schemas/entries.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { RoughDraft } from "#contract/schemas/working-copies.ts";
import type { Queryable } from "#db/open.ts";
import { fileOwnerFor, type Viewer } from "#contract/values/permissions.ts";
import { findFileIds } from "../../library/files/store.ts";
import { picturesById } from "../entries/pictures.ts";
import type { EntryRow } from "../entries/store.ts";
import { mentionedIds } from "../working-copies/mentioned-ids.ts";
import { findWorkingCopy, type WorkingCopyRow } from "../working-copies/store.ts";

export type WorkingCopy = {
  base: Entry;
  draft: RoughDraft;
  revision: number;
  writer: string;
  /** ISO 8601. */
  changed: string;
  /** Name of the user who changed the draft last; null if the user has been removed. */
  changedBy: string | null;
  files: Record<string, Picture>;
};

export async function readWorkingCopy(db: Queryable, viewer: Viewer, entry: EntryRow): Promise<WorkingCopy | null> {
  const row = await findWorkingCopy(db, entry.id);
  if (!row) return null;
  const { base, draft, revision, writer, changed, changedByName } = row;
  const ids = await knowableIds(db, viewer, entry, row);
  const files = await picturesById(db, ids, { withHidden: true });
  return { base, draft, revision, writer, changed: changed.toISOString(), changedBy: changedByName, files };
}

/**
 * Authors can write any id into their draft, so of what they have written only their own files are resolved, and the
 * files of the stored entry. An editor may have added other files to the draft.
 */
async function knowableIds(
  db: Queryable,
  viewer: Viewer,
  entry: EntryRow,
  { draft, changedBy }: Pick<WorkingCopyRow, "draft" | "changedBy">,
): Promise<string[]> {
  const ids = mentionedIds(draft);
  const owner = fileOwnerFor(viewer);
  if (owner === undefined || changedBy !== owner) return ids;
  const own = await findFileIds(db, ids, owner);
  const stored = new Set(mentionedIds(entry));
  return ids.filter((id) => own.has(id) || stored.has(id));
}
