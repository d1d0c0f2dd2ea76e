import { AppError } from "#contract/schemas/errors.ts";
import { isPage, listOf } from "#contract/values/pages.ts";
import { can } from "#contract/values/permissions.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { type EntryRow, findEntryAt } from "../../content/entries/store.ts";

const isCommentable = ({ hasComments, tags }: EntryRow): boolean =>
  hasComments && !isPage(tags) && listOf(tags) !== null;

/** @throws notFound (C404) if the entry does not exist, allows no comments, or is hidden from this viewer */
export async function getCommentedEntry(
  { services: { database, now }, viewer }: CommandContext<"database" | "now">,
  id: string,
): Promise<EntryRow> {
  const entry = await findEntryAt(database.db, id, { publicAt: can(viewer, "read", "drafts") ? null : now() });
  if (!entry || !isCommentable(entry)) throw new AppError("notFound");
  return entry;
}
