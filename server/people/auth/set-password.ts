import { AppError } from "#contract/schemas/errors.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Context, SigningInContext } from "../../kernel/context.ts";
import { storePassword } from "../accounts/store.ts";
import { requireAcceptablePassword } from "./acceptable-password.ts";
import { requireFreshPassword } from "./fresh-password.ts";
import { endLinks } from "./mailed-links.ts";
import { createSession, endSessionsOf, type NewSession, replaceSession } from "./sessions.ts";
import { noteOwnSignIn } from "./tell-user.ts";
import { lockVerified } from "./verified-user.ts";

/** @throws signedOut (C100), wrongCredentials (C101) when `old` is wrong, tooManyAttempts (C102), invalid (C200) */
export async function setPassword(
  context: SigningInContext<"database" | "passwords" | "secretKey" | "publicUrl" | "now"> &
    Pick<Context, "sessionToken">,
  input: { old: string; new: string },
): Promise<NewSession> {
  const { database, passwords, secretKey } = context.services;
  const row = await requireFreshPassword(context, input.old);
  if (row.mustChangePassword && input.new === input.old)
    throw new AppError("invalid", { fields: { new: { key: fieldKeys.passwordSame } } });
  await requireAcceptablePassword(database.db, input.new, "new", row);
  const passwordHash = await passwords.hash(input.new);
  return database.db.transaction(async (tx) => {
    await lockVerified(tx, row);
    await storePassword(tx, row.id, passwordHash);
    await endSessionsOf(tx, row.id, context.sessionToken);
    await endLinks(tx, row.id);
    // The program generated the first password. Its replacement is part of the setup, so the user gets no notice by
    // mail.
    if (!row.mustChangePassword) await noteOwnSignIn(tx, context, row, "passwordChanged");
    const session = await createSession(tx, { userId: row.id, userAgent: context.userAgent }, secretKey);
    if (context.sessionToken !== null) await replaceSession(tx, context.sessionToken, session);
    return session;
  });
}
