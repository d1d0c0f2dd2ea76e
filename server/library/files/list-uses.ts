// Where files are used: in which owners, and in which place of each owner.
import { inArray } from "drizzle-orm";
import type { FileUses } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import type { Queryable } from "#db/open.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { fileOwners } from "../../registries/file-owners.ts";

/** For any number of files; the list of owners is limited, the total is not. */
export async function listUses(db: Queryable, fileIds: readonly string[], now: Date): Promise<FileUses> {
  if (fileIds.length === 0) return { items: [], total: 0, usedIds: [] };
  const [listed, used] = await Promise.all([
    Promise.all(Object.values(fileOwners).map((owner) => owner.listUses(db, fileIds, now))),
    db
      .selectDistinct({ id: fileUses.fileId })
      .from(fileUses)
      .where(inArray(fileUses.fileId, [...fileIds])),
  ]);
  return {
    items: listed.flatMap(({ items }) => items).slice(0, limits.usesListed),
    total: listed.reduce((sum, { total }) => sum + total, 0),
    usedIds: used.map(({ id }) => id),
  };
}
