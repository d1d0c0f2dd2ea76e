// Where comments can stand: under an entry that allows them. The guestbook is there while its component is on.
import { AppError } from "#contract/schemas/errors.ts";
import { isPage, listOf } from "#contract/values/pages.ts";
import { can } from "#contract/values/permissions.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { type EntryRow, findEntryAt } from "../../content/entries/store.ts";

const isCommentable = ({ hasComments, tags }: EntryRow): boolean =>
  hasComments && !isPage(tags) && listOf(tags) !== null;

/** The entry that is commented on. @throws notFound (C404) for one that is not there, or not for this viewer */
export async function getCommentedEntry(
  { services: { database, now }, viewer }: CommandContext<"database" | "now">,
  id: string,
): Promise<EntryRow> {
  const entry = await findEntryAt(database.db, id, { publicAt: can(viewer, "read", "drafts") ? null : now() });
  if (!entry || !isCommentable(entry)) throw new AppError("notFound");
  return entry;
}
