// Restores access for a user who cannot sign in. Only administrators of the server can run `npm run rescue`.
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { findUserByHandle, lockUser, updateUserRow } from "../accounts/store.ts";
import { passwordLink, replaceLink } from "./mailed-links.ts";
import { deleteSecondFactors } from "./second-factors/store.ts";

export type Rescue = { link: string; wasLocked: boolean; lostFactors: number };

/**
 * Makes a link for a new password, which replaces earlier ones. Unlocks the user and removes the second factors.
 * @returns null for an unknown handle
 */
export async function rescueUser(
  { services: { database, publicUrl, now }, viewer }: CommandContext<"database" | "publicUrl" | "now">,
  { handle }: { handle: string },
): Promise<Rescue | null> {
  const user = await findUserByHandle(database.db, handle);
  if (!user) return null;
  return database.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    if (user.isLocked) await updateUserRow(tx, user.id, { isLocked: false });
    await deleteSecondFactors(tx, user.id);
    const { handle: label, isLocked, totp, passkeys } = user;
    const before = { isLocked, totp, passkeys };
    const after = { isLocked: false, totp: 0, passkeys: 0, signIn: "rescued" };
    await recordChange(tx, { viewer, at: now() }, { action: "update", noun: "user", label, before, after });
    const token = await replaceLink(tx, { kind: "passwordReset", userId: user.id }, now());
    return {
      link: passwordLink(publicUrl(), token),
      wasLocked: user.isLocked,
      lostFactors: user.totp + user.passkeys,
    };
  });
}
