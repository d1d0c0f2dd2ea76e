// Lets a user in again who cannot sign in: for administrators of the server, who may run commands.
import type { CommandContext } from "../context.ts";
import { findUserByHandle, lockUser } from "../users/store.ts";
import { passwordLink, replaceResetLink } from "./reset-links.ts";

/**
 * Makes a link that sets a new password once, and ends earlier links; nobody is mailed.
 * @returns the link, or null if no user has the handle
 */
export async function rescueUser(
  { services: { database, publicUrl, now } }: CommandContext<"database" | "publicUrl" | "now">,
  { handle }: { handle: string },
): Promise<string | null> {
  const user = await findUserByHandle(database.db, handle);
  if (!user) return null;
  return database.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    return passwordLink(publicUrl(), await replaceResetLink(tx, user.id, now()));
  });
}
