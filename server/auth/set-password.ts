// Changes one's own password; all sessions and reset links end, this browser gets a new session.
import { AppError } from "#contract/errors.ts";
import { fieldKeys } from "#contract/text.ts";
import type { AskingContext } from "../context.ts";
import { findUser, storePassword } from "../users/store.ts";
import { requireAcceptablePassword } from "./acceptable-password.ts";
import { endResetLinks } from "./reset-links.ts";
import { createSession, endSessionsOf, type NewSession } from "./sessions.ts";
import { beginAttempt } from "./throttle.ts";
import { lockVerified } from "./verified-user.ts";

/**
 * Changes the viewer's password. @throws signedOut (C100), wrongCredentials (C101) when `old` is wrong,
 * tooManyAttempts (C102), invalid (C200)
 */
export async function setPassword(
  {
    services: { database, passwords, secretKey },
    viewer,
    address,
  }: AskingContext<"database" | "passwords" | "secretKey">,
  input: { old: string; new: string },
): Promise<NewSession> {
  const userId = viewer.id;
  if (userId === null) throw new AppError("signedOut");
  const row = await findUser(database.db, userId);
  if (!row) throw new AppError("signedOut");
  const attempt = await beginAttempt(database.pool, row.handle, address);
  if (!(await passwords.verify(row.passwordHash, input.old))) throw new AppError("wrongCredentials");
  await attempt.succeeded();
  if (row.mustChangePassword && input.new === input.old)
    throw new AppError("invalid", { fields: { new: { key: fieldKeys.passwordSame } } });
  await requireAcceptablePassword(database.db, input.new, "new", row);
  const passwordHash = await passwords.hash(input.new);
  return database.db.transaction(async (tx) => {
    await lockVerified(tx, row);
    await storePassword(tx, userId, passwordHash);
    await endSessionsOf(tx, userId);
    await endResetLinks(tx, userId);
    return createSession(tx, userId, secretKey);
  });
}
