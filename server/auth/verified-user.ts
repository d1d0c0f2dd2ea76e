// Passwords are verified before a transaction, for that takes long; what was found then must still hold within it.
import { AppError } from "#contract/errors.ts";
import type { Tx } from "#db/open.ts";
import { lockUser, type UserRow } from "../users/store.ts";

/**
 * Locks the user whose password was verified, so that whatever ends sessions comes before or after, never between.
 * @throws wrongCredentials (C101) when password or roles are others by now, or the user is gone
 */
export async function lockVerified(tx: Tx, verified: UserRow): Promise<void> {
  const user = await lockUser(tx, verified.id);
  if (!user || user.passwordHash !== verified.passwordHash || !isSame(user.roles, verified.roles))
    throw new AppError("wrongCredentials");
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((role) => others.includes(role));
}
