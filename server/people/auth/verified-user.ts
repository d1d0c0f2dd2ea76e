// Passwords are verified before the transaction, because that is slow. The transaction checks for changes here.
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import { lockUser, type UserRow } from "../accounts/store.ts";

/**
 * Locks the user whose password was verified. An end of all sessions then happens before or after, never in between.
 * @throws wrongCredentials (C101) if password, roles or factors have changed, or if the user is locked or removed
 */
export async function lockVerified(tx: Tx, verified: UserRow): Promise<void> {
  const user = await lockUser(tx, verified.id);
  if (!user || user.isLocked || !isSameSecret(user, verified) || !isSame(user.roles, verified.roles))
    throw new AppError("wrongCredentials");
}

/** A factor that was set up meanwhile was not verified. */
function isSameSecret(user: UserRow, verified: UserRow): boolean {
  const isSameFactors = (user.totp + user.passkeys === 0) === (verified.totp + verified.passkeys === 0);
  return user.passwordHash === verified.passwordHash && isSameFactors;
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((role) => others.includes(role));
}
