import { inArray } from "drizzle-orm";
import type { FileUses } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { can, type Viewer } from "#contract/values/permissions.ts";
import type { CommandContext } from "../../kernel/context.ts";

/**
 * `items` contains only the first entries, products etc. that use the files, without those that the viewer may not
 * read. `total` counts all.
 */
export async function listUses(
  { services: { database, now, registries }, viewer }: CommandContext<"database" | "now" | "registries">,
  fileIds: readonly string[],
): Promise<FileUses> {
  const { db } = database;
  if (fileIds.length === 0) return { items: [], total: 0, usedIds: [] };
  const [listed, used] = await Promise.all([
    Promise.all(Object.values(registries.fileOwners).map((owner) => owner.listUses(db, fileIds, now()))),
    db
      .selectDistinct({ id: fileUses.fileId })
      .from(fileUses)
      .where(inArray(fileUses.fileId, [...fileIds])),
  ]);
  return {
    items: listed
      .flatMap(({ items }) => items)
      .filter((item) => mayRead(viewer, item))
      .slice(0, limits.usesListed),
    total: listed.reduce((sum, { total }) => sum + total, 0),
    usedIds: used.map(({ id }) => id),
  };
}

const mayRead = (viewer: Viewer, { state, kind }: FileUses["items"][number]): boolean =>
  state === "public" || can(viewer, "read", kind === "product" ? "hiddenProducts" : "drafts");
