import type { Entry } from "#contract/schemas/entries.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { RoughDraft } from "#contract/schemas/working-copies.ts";
import type { Queryable } from "#db/open.ts";
import { picturesById } from "../entries/pictures.ts";
import { mentionedIds } from "../working-copies/mentioned-ids.ts";
import { findWorkingCopy } from "../working-copies/store.ts";

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

export async function readWorkingCopy(db: Queryable, entryId: string): Promise<WorkingCopy | null> {
  const row = await findWorkingCopy(db, entryId);
  if (!row) return null;
  const { base, draft, revision, writer, changed, changedByName } = row;
  const files = await picturesById(db, mentionedIds(draft), { withHidden: true });
  return { base, draft, revision, writer, changed: changed.toISOString(), changedBy: changedByName, files };
}
