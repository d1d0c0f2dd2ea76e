// Authors see and change only the files that they have uploaded. Who has the right on all files is not restricted here.
import { AppError } from "#contract/schemas/errors.ts";
import { can, type Viewer } from "#contract/values/permissions.ts";
import type { Queryable } from "#db/open.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { presentFile } from "./present.ts";
import type { FileRow } from "./store.ts";

const isOwn = (viewer: Viewer, { createdBy }: Pick<FileRow, "createdBy">): boolean =>
  createdBy !== null && createdBy === viewer.id;

/** The original of a picture may reveal place and device, so it is only for editors and the user who uploaded it. */
export const mayReadOriginal = (viewer: Viewer, row: Pick<FileRow, "createdBy">): boolean =>
  can(viewer, "read", "originals") || (can(viewer, "read", "ownFiles") && isOwn(viewer, row));

const mayKnow = (viewer: Viewer, row: Pick<FileRow, "createdBy">): boolean =>
  can(viewer, "read", "files") || isOwn(viewer, row);

/** @throws notFound (C404) for a file of another user, whose existence authors must not learn */
export function refuseUnreadable(viewer: Viewer, row: Pick<FileRow, "createdBy">): void {
  if (!mayKnow(viewer, row)) throw new AppError("notFound");
}

/** The refusal of bytes that are stored already. It names the file only to viewers who may know of it. */
export function duplicateOf(viewer: Viewer, existing: FileRow): AppError {
  if (!mayKnow(viewer, existing)) return new AppError("foreignDuplicate");
  return new AppError("duplicateFile", { existing: presentFile(existing) });
}

/**
 * Authors change a file only while it is shown nowhere in public. Otherwise they could change what editors have
 * published.
 * @throws notFound (C404), forbidden (C100) if the viewer may read the file, but not change it
 */
export async function refuseForeign(
  db: Queryable,
  { services: { now, registries }, viewer }: CommandContext<"now" | "registries">,
  row: Pick<FileRow, "createdBy" | "id">,
): Promise<void> {
  if (can(viewer, "update", "files")) return;
  refuseUnreadable(viewer, row);
  if (!isOwn(viewer, row) || !can(viewer, "update", "ownFiles")) throw new AppError("forbidden");
  for (const owner of Object.values(registries.fileOwners)) {
    const { items, total } = await owner.listUses(db, [row.id], now());
    if (total > items.length || items.some(({ state }) => state !== "draft")) throw new AppError("forbidden");
  }
}
