// Sensitive changes require the password again, because a stranger may be using a signed-in browser.
import { AppError } from "#contract/schemas/errors.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { findUser, type UserRow } from "../accounts/store.ts";
import { beginAttempt, checked } from "./throttle.ts";

/**
 * Returns the viewer, whose password was just verified. The transaction that follows must check again (`lockVerified`).
 * @throws signedOut (C100), wrongCredentials (C101), tooManyAttempts (C102)
 */
export async function requireFreshPassword(
  { services: { database, passwords }, viewer, address }: AskingContext<"database" | "passwords">,
  password: string,
): Promise<UserRow> {
  const row = viewer.id === null ? null : await findUser(database.db, viewer.id);
  if (!row) throw new AppError("signedOut");
  const attempt = await beginAttempt(database.pool, row.handle, address);
  const isRight = await checked(attempt, passwords.verify(row.passwordHash, password, address));
  if (!isRight) throw new AppError("wrongCredentials");
  await attempt.succeeded();
  return row;
}
