// 'Passwort vergessen': sends a single-use token by mail, and sets the new password.
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "#contract/errors.ts";
import { passwordResetMinutes } from "#contract/limits.ts";
import type { AskingContext, CommandContext } from "../context.ts";
import { queueMail } from "../mail/outbox.ts";
import { sentence } from "../sentences.ts";
import { findUser, findUserByHandle, lockUser, storePassword } from "../users/store.ts";
import { requireAcceptablePassword } from "./acceptable-password.ts";
import { endResetLinks, findResetLink, passwordLink, replaceResetLink, spendResetLink } from "./reset-links.ts";
import { endSessionsOf } from "./sessions.ts";
import { beginAttempt } from "./throttle.ts";

const ANSWER_MS = 80;

/**
 * Mails a link that sets a new password and ends earlier links; the answer is the same for unknown handles.
 * @throws tooManyAttempts (C102)
 */
export async function requestPasswordReset(
  { services: { database, publicUrl, now }, address, language }: AskingContext<"database" | "publicUrl" | "now">,
  { handle }: { handle: string },
): Promise<void> {
  // Each request counts as a failure: nobody needs ten of them in a quarter of an hour.
  await beginAttempt(database.pool, `reset ${handle}`, address);
  // Looking and mailing take less than that: whether the handle is known cannot be told by the time.
  const answered = delay(ANSWER_MS);
  const user = await findUserByHandle(database.db, handle);
  if (!user) return answered;
  await database.db.transaction(async (tx) => {
    if (!(await lockUser(tx, user.id))) return;
    const link = passwordLink(publicUrl(), await replaceResetLink(tx, user.id, now()));
    await queueMail(tx, {
      kind: "passwordReset",
      language,
      recipient: user.handle,
      subject: sentence(language, "mail:passwordReset.subject"),
      body: sentence(language, "mail:passwordReset.body", { name: user.name, link, minutes: passwordResetMinutes }),
    });
  });
  await answered;
}

/** @throws tokenSpent (C103), invalid (C200) */
export async function resetPassword(
  { services: { database, passwords, now } }: CommandContext<"database" | "passwords" | "now">,
  input: { token: string; new: string },
): Promise<void> {
  const userId = await findResetLink(database.db, input.token, now());
  const user = userId === null ? null : await findUser(database.db, userId);
  if (!user) throw new AppError("tokenSpent");
  await requireAcceptablePassword(database.db, input.new, "new", user);
  const passwordHash = await passwords.hash(input.new);
  await database.db.transaction(async (tx) => {
    // Before the link: a concurrent request for a newer link locks the two in the same order.
    await lockUser(tx, user.id);
    if (!(await spendResetLink(tx, input.token, now()))) throw new AppError("tokenSpent");
    await endResetLinks(tx, user.id);
    await storePassword(tx, user.id, passwordHash);
    await endSessionsOf(tx, user.id);
  });
}
