// Signs a user in: throttled, and as slow for unknown handles as for known ones.
import { AppError } from "#contract/errors.ts";
import type { User } from "#contract/users.ts";
import type { AskingContext } from "../context.ts";
import { presentUser } from "../users/present.ts";
import { countFailedLogin, findUserByHandle, recordLogin } from "../users/store.ts";
import { createSession, type NewSession } from "./sessions.ts";
import { beginAttempt } from "./throttle.ts";
import { lockVerified } from "./verified-user.ts";

/** @throws tooManyAttempts (C102), wrongCredentials (C101) */
export async function signIn(
  {
    services: { database, passwords, now, secretKey },
    address,
  }: AskingContext<"database" | "passwords" | "now" | "secretKey">,
  credentials: { handle: string; password: string },
): Promise<{ user: User; session: NewSession }> {
  const attempt = await beginAttempt(database.pool, credentials.handle, address);
  const row = await findUserByHandle(database.db, credentials.handle);
  const isRight = await passwords.verify(row?.passwordHash ?? null, credentials.password);
  if (!row || !isRight) {
    // For an unknown handle a row that there is not, so that both take the same time.
    await countFailedLogin(database.db, row?.id ?? "");
    throw new AppError("wrongCredentials");
  }
  await attempt.succeeded();
  const at = now();
  const session = await database.db.transaction(async (tx) => {
    await lockVerified(tx, row);
    await recordLogin(tx, row.id, at);
    return createSession(tx, row.id, secretKey);
  });
  return { user: presentUser({ ...row, failedLogins: 0, lastLogin: at }), session };
}
