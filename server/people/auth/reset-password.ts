import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "#contract/schemas/errors.ts";
import type { LinkAnswer } from "#contract/schemas/users.ts";
import type { Queryable } from "#db/open.ts";
import { passwordResetMinutes, resetMailsPerHour } from "#contract/values/limits.ts";
import type { AskingContext, CommandContext } from "../../kernel/context.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { sentence } from "../../kernel/sentences.ts";
import { counterOn } from "../../forms/throttle/counters.ts";
import { findUser, findUserByHandle, lockUser, storePassword, type UserRow } from "../accounts/store.ts";
import { requireAcceptablePassword } from "./acceptable-password.ts";
import { addLink, endLinks, findLink, passwordLink, spendLink } from "./mailed-links.ts";
import { endSessionsOf } from "./sessions.ts";
import { noteOwnSignIn } from "./tell-user.ts";
import { beginAttempt } from "./throttle.ts";

const ANSWER_MS = 80;

/**
 * Mails a link for a new password. The answer is the same for unknown handles. The number of mails per hour is limited.
 * @throws tooManyAttempts (C102)
 */
export async function requestPasswordReset(
  { services: { database, publicUrl, now }, address, language }: AskingContext<"database" | "publicUrl" | "now">,
  { handle }: { handle: string },
): Promise<void> {
  await beginAttempt(database.pool, `reset ${handle}`, address);
  // Look-up and mail take less time than ANSWER_MS, so the response time does not reveal whether a handle is known.
  const answered = delay(ANSWER_MS);
  const user = await findUserByHandle(database.db, handle);
  // An invited user has no password yet and must use the invitation. A system user can send the invitation again.
  if (!user || user.isLocked || user.passwordHash === null) return answered;
  const { points } = await counterOn(database.pool, "reset mail", 3_600).add(user.id);
  if (points > resetMailsPerHour) return answered;
  await database.db.transaction(async (tx) => {
    if (!(await lockUser(tx, user.id))) return;
    const token = await addLink(tx, { kind: "passwordReset", userId: user.id }, now());
    const link = passwordLink(publicUrl(), token);
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

/** Sets the password of an invited user, or replaces a forgotten one. @throws tokenSpent (C103), invalid (C200) */
export async function resetPassword(
  context: AskingContext<"database" | "passwords" | "now" | "publicUrl">,
  input: { token: string; new: string },
): Promise<void> {
  const { database, passwords, now } = context.services;
  const user = await findUserOfLink(database.db, input.token, now());
  await requireAcceptablePassword(database.db, input.new, "new", user);
  const passwordHash = await passwords.hash(input.new);
  await database.db.transaction(async (tx) => {
    // Locks the user before the link, as `requestPasswordReset` does, which prevents deadlocks.
    await lockUser(tx, user.id);
    if (!(await spendLink(tx, input.token, now()))) throw new AppError("tokenSpent");
    await endLinks(tx, user.id);
    await storePassword(tx, user.id, passwordHash);
    await endSessionsOf(tx, user.id);
    if (user.purpose === "reset") await noteOwnSignIn(tx, context, user, "passwordChanged");
  });
}

const purposes = { invitation: "invitation", passwordReset: "reset" } as const;

/** @returns the user of a link that sets a password @throws tokenSpent (C103) */
export async function describeLink(
  { services: { database, now } }: CommandContext<"database" | "now">,
  { token }: { token: string },
): Promise<LinkAnswer> {
  const { name, handle, purpose } = await findUserOfLink(database.db, token, now());
  return { name, handle, purpose };
}

async function findUserOfLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<UserRow & { purpose: LinkAnswer["purpose"] }> {
  const link = await findLink(db, token, now);
  const user = link && link.kind !== "handle" ? await findUser(db, link.userId) : null;
  if (!link || link.kind === "handle" || !user || user.isLocked) throw new AppError("tokenSpent");
  return { ...user, purpose: purposes[link.kind] };
}
