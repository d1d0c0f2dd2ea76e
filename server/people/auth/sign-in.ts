// Signs in with a password. Attempts are throttled, and unknown handles take as long as known handles.
import { AppError, type SecondFactor } from "#contract/schemas/errors.ts";
import type { User } from "#contract/schemas/users.ts";
import type { Tx } from "#db/open.ts";
import type { SigningInContext } from "../../kernel/context.ts";
import { presentUser } from "../accounts/present.ts";
import { countFailedLogin, findUserByHandle, recordLogin, type UserRow } from "../accounts/store.ts";
import { spendCode } from "./second-factors/verify-code.ts";
import { createSession, type NewSession } from "./sessions.ts";
import { beginAttempt, beginCode, checked } from "./throttle.ts";
import { lockVerified } from "./verified-user.ts";

export type SignedIn = { user: User; session: NewSession };

type Context = SigningInContext<"database" | "passwords" | "now" | "secretKey">;
type Credentials = { handle: string; password: string; code?: string | undefined };

/** @throws tooManyAttempts (C102), wrongCredentials (C101), secondFactorNeeded (C110) for a missing or wrong code */
export async function signIn(context: Context, credentials: Credentials): Promise<SignedIn> {
  const { database, passwords } = context.services;
  const attempt = await beginAttempt(database.pool, credentials.handle, context.address);
  const row = await findUserByHandle(database.db, credentials.handle);
  const verified = passwords.verify(row?.passwordHash ?? null, credentials.password, context.address);
  const isRight = await checked(attempt, verified);
  if (!row || !isRight || row.isLocked) {
    // For an unknown handle, updates a row that does not exist. So known and unknown handles take the same time.
    await countFailedLogin(database.db, row?.id ?? "");
    throw new AppError("wrongCredentials");
  }
  const factors = factorsOf(row);
  if (factors.length > 0 && credentials.code === undefined) {
    await attempt.succeeded();
    throw new AppError("secondFactorNeeded", { factors });
  }
  const guess = factors.length > 0 ? await beginCode(database.pool, row.id) : null;
  const signedIn = await database.db.transaction(async (tx) => {
    await lockVerified(tx, row);
    if (factors.length > 0 && !(await isGood(tx, row, credentials.code ?? "", context.services))) return null;
    return openSession(tx, context, row);
  });
  if (!signedIn) {
    await countFailedLogin(database.db, row.id);
    throw new AppError("secondFactorNeeded", { factors, fields: { code: { key: "codeWrong" } } });
  }
  await guess?.succeeded();
  await attempt.succeeded();
  return signedIn;
}

function isGood(tx: Tx, { id }: UserRow, code: string, { now, secretKey }: Context["services"]): Promise<boolean> {
  return spendCode(tx, { userId: id, code }, { now: now(), secretKey });
}

function factorsOf({ totp, passkeys, recoveryCodes }: UserRow): SecondFactor[] {
  if (totp + passkeys === 0) return [];
  const counts = { totp, passkey: passkeys, recovery: recoveryCodes };
  return (Object.keys(counts) as SecondFactor[]).filter((factor) => counts[factor] > 0);
}

/** The caller must have verified the user, and must hold the user's lock in this transaction. */
export async function openSession(
  tx: Tx,
  { services: { now, secretKey }, userAgent }: Pick<SigningInContext<"now" | "secretKey">, "services" | "userAgent">,
  row: UserRow,
): Promise<SignedIn> {
  const at = now();
  await recordLogin(tx, row.id, at);
  const session = await createSession(tx, { userId: row.id, userAgent }, secretKey);
  return { user: presentUser({ ...row, failedLogins: 0, lastLogin: at }), session };
}
