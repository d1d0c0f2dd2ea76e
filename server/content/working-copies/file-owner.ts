// Registers working copies as users of files, so that pictures in unpublished drafts count as used.
import { asc, count, gt, inArray } from "drizzle-orm";
import { limits } from "#contract/values/limits.ts";
import { entryPath } from "#contract/values/pages.ts";
import type { RoughDraft } from "#contract/schemas/working-copies.ts";
import type { Tx } from "#db/open.ts";
import { workingCopies } from "#db/schema/working-copies.ts";
import type { FileOwner } from "../../kernel/owners/file-owner.ts";
import { findFileIds } from "../../library/files/store.ts";
import { ownersUsing } from "../../library/files/uses-store.ts";
import { mentionedIds, withoutIds } from "./mentioned-ids.ts";
import { recordCopyUses, storeWorkingCopy, type WorkingCopyRow } from "./store.ts";

function lockCopies(tx: Tx, ids: readonly string[]): Promise<WorkingCopyRow[]> {
  return tx
    .select()
    .from(workingCopies)
    .where(inArray(workingCopies.entryId, [...ids]))
    .orderBy(asc(workingCopies.entryId))
    .for("update");
}

export const workingCopyFileOwner: FileOwner = {
  removeFiles: async (tx, fileIds) => {
    const gone = new Set(fileIds);
    const rows = await tx
      .select({ id: workingCopies.entryId })
      .from(workingCopies)
      .where(inArray(workingCopies.entryId, ownersUsing(tx, "workingCopy", fileIds)));
    const copies = await lockCopies(
      tx,
      rows.map(({ id }) => id),
    );
    const changed = [];
    for (const row of copies) {
      const named = mentionedIds(row.draft).filter((id) => gone.has(id));
      if (named.length === 0) continue;
      const after = { ...row, draft: withoutIds(row.draft, (id) => gone.has(id)), revision: row.revision + 1 };
      await storeWorkingCopy(tx, after);
      const versions = { before: row.revision, after: after.revision };
      changed.push({ id: row.entryId, fileIds: named, ...versions, part: { draft: row.draft } });
    }
    return changed;
  },

  putBack: async (tx, { id, version, part }) => {
    const [row] = await lockCopies(tx, [id]);
    if (!row) return "gone";
    if (row.revision !== version) return "changed";
    const { draft } = part as Pick<WorkingCopyRow, "draft">;
    const still = new Set(mentionedIds(row.draft));
    const removed = mentionedIds(draft).filter((one) => !still.has(one));
    const known = await findFileIds(tx, removed);
    if (known.size === 0) return "changed";
    const gone = new Set(removed.filter((one) => !known.has(one)));
    const after = { ...row, draft: withoutIds(draft, (one) => gone.has(one)), revision: row.revision + 1 };
    await storeWorkingCopy(tx, after);
    return { version: after.revision };
  },

  versionsOf: async (db, ids) => {
    const { entryId: id, revision: version } = workingCopies;
    const rows = await db
      .select({ id, version })
      .from(workingCopies)
      .where(inArray(id, [...ids]));
    return new Map(rows.map((row) => [row.id, row.version]));
  },

  // Drafts need no renewal, because pages choose the variants of a picture by the file's id.
  renewVariants: async () => {},

  listUses: async (db, fileIds) => {
    const where = inArray(workingCopies.entryId, ownersUsing(db, "workingCopy", fileIds));
    const rows = await db
      .select()
      .from(workingCopies)
      .where(where)
      .orderBy(asc(workingCopies.entryId))
      .limit(limits.usesListed);
    const [counted] = await db.select({ total: count() }).from(workingCopies).where(where);
    const items = rows.map(({ entryId, base, draft }) => ({
      kind: "entry" as const,
      id: entryId,
      title: draft.title || base.title,
      path: entryPath(base),
      state: "draft" as const,
      uses: fileIds
        .filter((id) => mentionedIds(draft).includes(id))
        .map((fileId) => ({ fileId, place: { type: "workingCopy" as const } })),
    }));
    return { items, total: counted?.total ?? 0 };
  },

  listNamedFiles: async (db, after, limit) => {
    const rows = await db
      .select()
      .from(workingCopies)
      .where(gt(workingCopies.entryId, after))
      .orderBy(asc(workingCopies.entryId))
      .limit(limit);
    return Promise.all(rows.map(async ({ entryId, draft }) => ({ id: entryId, fileIds: await knownIds(db, draft) })));
  },

  mend: (tx, id) => recordCopyUses(tx, id),
};

async function knownIds(db: Parameters<typeof findFileIds>[0], draft: RoughDraft): Promise<string[]> {
  return [...(await findFileIds(db, mentionedIds(draft)))];
}
