// Authors see and change only their own drafts. Who has the right on all entries is not restricted here.
import { AppError } from "#contract/schemas/errors.ts";
import { can, type Viewer } from "#contract/values/permissions.ts";
import { entryStateAt } from "./rules.ts";
import type { EntryRow, EntryScope } from "./store.ts";

type Owned = Pick<EntryRow, "createdBy" | "publishDate" | "publicUntil">;

/** What the viewer may read: all entries, or public entries and the viewer's own drafts. */
export function scopeFor(viewer: Viewer, now: Date): EntryScope {
  if (can(viewer, "read", "drafts")) return { publicAt: null };
  return { publicAt: now, ...(can(viewer, "read", "ownDrafts") && viewer.id !== null && { ownerId: viewer.id }) };
}

export function mayChange(viewer: Viewer, { createdBy, publishDate }: Owned): boolean {
  if (can(viewer, "update", "entries")) return true;
  return can(viewer, "update", "ownDrafts") && publishDate === null && createdBy !== null && createdBy === viewer.id;
}

/**
 * @throws notFound (C404) for a draft of another user, whose existence authors must not learn
 * @throws forbidden (C100) for a public or scheduled entry
 */
export function refuseForeign(viewer: Viewer, row: Owned, now: Date): void {
  if (mayChange(viewer, row)) return;
  const isKnown = row.createdBy === viewer.id || entryStateAt(row, now) === "public";
  throw new AppError(isKnown ? "forbidden" : "notFound");
}

/** @throws forbidden (C100) */
export function refusePublishing(viewer: Viewer, { publishDate }: Pick<Owned, "publishDate">): void {
  if (publishDate !== null && !can(viewer, "update", "entries")) throw new AppError("forbidden");
}
