// 'Passwort vergessen': a single-use token by mail, and what it opens.
import { and, eq, gt, isNull } from "drizzle-orm";
import { AppError } from "#contract/errors.ts";
import { passwordResetMinutes } from "#contract/limits.ts";
import { tokens } from "#db/schema/tokens.ts";
import type { Language, Services } from "../context.ts";
import { queueMail } from "../mail/outbox.ts";
import { sentence } from "../sentences.ts";
import { findUser, findUserByHandle, storePassword } from "../users/store.ts";
import { requireAcceptablePassword } from "./acceptable-password.ts";
import { hashPassword } from "./passwords.ts";
import { endSessionsOf, hashToken, newToken } from "./sessions.ts";
import { beginAttempt } from "./throttle.ts";

/**
 * Mails a link that sets a new password; answers the same for handles that do not exist.
 * The token stands in the URL's fragment, which browsers send to nobody.
 * @throws tooManyAttempts (C102)
 */
export async function requestPasswordReset(
  { database, publicUrl }: Pick<Services, "database" | "publicUrl">,
  handle: string,
  address: string,
  language: Language,
): Promise<void> {
  // Each request counts as a failure: nobody needs ten of them in a quarter of an hour.
  await beginAttempt(database.pool, `reset ${handle}`, address);
  const user = await findUserByHandle(database.db, handle);
  if (!user) return;
  const token = newToken();
  const expiresAt = new Date(Date.now() + passwordResetMinutes * 60_000);
  const link = `${publicUrl()}/login?reset=1#token=${token}`;
  await database.db.transaction(async (tx) => {
    await tx.insert(tokens).values({ tokenHash: hashToken(token), kind: "passwordReset", userId: user.id, expiresAt });
    await queueMail(tx, {
      recipient: user.handle,
      subject: sentence(language, "mail:passwordReset.subject"),
      body: sentence(language, "mail:passwordReset.body", { name: user.name, link, minutes: passwordResetMinutes }),
    });
  });
}

/** @throws tokenSpent (C103), invalid (C200) */
export async function resetPassword(
  { database }: Pick<Services, "database">,
  input: { token: string; new: string },
): Promise<void> {
  const usable = and(
    eq(tokens.tokenHash, hashToken(input.token)),
    isNull(tokens.usedAt),
    gt(tokens.expiresAt, new Date()),
  );
  const [found] = await database.db.select().from(tokens).where(usable);
  const user = found ? await findUser(database.db, found.userId) : null;
  if (!found || !user) throw new AppError("tokenSpent");
  await requireAcceptablePassword(database.db, input.new, "new", user);
  const passwordHash = await hashPassword(input.new);
  await database.db.transaction(async (tx) => {
    // Used in the same statement that finds it unused: of two requests at once, one wins.
    const used = await tx.update(tokens).set({ usedAt: new Date() }).where(usable).returning({ userId: tokens.userId });
    if (used.length === 0) throw new AppError("tokenSpent");
    await tx.delete(tokens).where(and(eq(tokens.userId, user.id), isNull(tokens.usedAt)));
    await storePassword(tx, user.id, passwordHash);
    await endSessionsOf(tx, user.id);
  });
}
