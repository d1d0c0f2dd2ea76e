// Passwords are verified before a transaction, because that is slow; here the transaction checks the result again.
import { AppError } from "#contract/errors.ts";
import type { Tx } from "#db/open.ts";
import { lockUser, type UserRow } from "../users/store.ts";

/**
 * Locks the user whose password was verified, so that ending sessions comes before or after, never between.
 * @throws wrongCredentials (C101) if password or roles have changed, or the user is gone
 */
export async function lockVerified(tx: Tx, verified: UserRow): Promise<void> {
  const user = await lockUser(tx, verified.id);
  if (!user || user.passwordHash !== verified.passwordHash || !isSame(user.roles, verified.roles))
    throw new AppError("wrongCredentials");
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((role) => others.includes(role));
}
