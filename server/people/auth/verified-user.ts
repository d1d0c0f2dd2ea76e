// Verifying a password is slow, so it happens before the transaction. The transaction then checks that the user is
// unchanged.
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import { lockUser, type UserRow } from "../accounts/store.ts";

/**
 * Locks the user whose password was verified, so that no other transaction can end the sessions during this one.
 * @throws wrongCredentials (C101) if the password or the roles have changed, or if the user is locked or removed
 * @throws wrongCredentials (C101) if the first factor was added or the last one removed
 */
export async function lockVerified(tx: Tx, verified: UserRow): Promise<void> {
  const user = await lockUser(tx, verified.id);
  if (!user || user.isLocked || !isSameSecret(user, verified) || !isSame(user.roles, verified.roles))
    throw new AppError("wrongCredentials");
}

/** False also if the first factor was set up after the verification, because the verification has checked no code. */
function isSameSecret(user: UserRow, verified: UserRow): boolean {
  const isSameFactors = (user.totp + user.passkeys === 0) === (verified.totp + verified.passkeys === 0);
  return user.passwordHash === verified.passwordHash && isSameFactors;
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((role) => others.includes(role));
}
