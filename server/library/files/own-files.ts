// Authors see and change only the files that they have uploaded. Who has the right on all files is not restricted here.
import { AppError } from "#contract/schemas/errors.ts";
import { can, type Viewer } from "#contract/values/permissions.ts";
import type { FileRow } from "./store.ts";

/** @returns the user whose files the viewer sees; undefined if the viewer sees all files */
export const ownerFor = (viewer: Viewer): string | undefined =>
  can(viewer, "read", "files") ? undefined : (viewer.id ?? "");

const isOwn = (viewer: Viewer, { createdBy }: Pick<FileRow, "createdBy">): boolean =>
  createdBy !== null && createdBy === viewer.id;

/** The original of a picture may reveal place and device, so it is only for editors and the user who uploaded it. */
export const mayReadOriginal = (viewer: Viewer, row: Pick<FileRow, "createdBy">): boolean =>
  can(viewer, "read", "originals") || (can(viewer, "read", "ownFiles") && isOwn(viewer, row));

/** @throws notFound (C404) for a file of another user, whose existence authors must not learn */
export function refuseUnreadable(viewer: Viewer, row: Pick<FileRow, "createdBy">): void {
  if (!can(viewer, "read", "files") && !isOwn(viewer, row)) throw new AppError("notFound");
}

/** @throws notFound (C404), forbidden (C100) if the viewer may read the file, but not change it */
export function refuseForeign(viewer: Viewer, row: Pick<FileRow, "createdBy">): void {
  if (can(viewer, "update", "files")) return;
  refuseUnreadable(viewer, row);
  if (!isOwn(viewer, row)) throw new AppError("forbidden");
}
