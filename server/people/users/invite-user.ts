import { v7 as newId } from "uuid";
import { refusingTakenHandles } from "../accounts/taken-handles.ts";
import { refuseTakenHandle } from "../auth/change-handle.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { invitationDays } from "#contract/values/limits.ts";
import type { CreateUserInput, ListedUser } from "#contract/schemas/users.ts";
import type { Tx } from "#db/open.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { invitationLink, replaceLink } from "../auth/mailed-links.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { senderOf } from "../../mail/mails/sender.ts";
import { sentence } from "../../kernel/sentences.ts";
import { type HeldContext, mustWait } from "../../approvals/ask.ts";
import { askForDecider, isDecider } from "../accounts/hold-decider.ts";
import { presentListed } from "../accounts/present.ts";
import { findUser, insertUser, invitationsOf, lockUser, type UserRow } from "../accounts/store.ts";

type Context = AskingContext<"database" | "publicUrl" | "now" | "env"> & HeldContext<never>;

/** `link` is null if a mail server is configured. Without one, the viewer can pass on the link. */
export type Invited = ListedUser & { link: string | null };

/**
 * The invitation of somebody who may decide on waiting changes may itself have to wait for a second person; the result
 * is then null, and no account exists.
 * @throws invalid (C200) if a user has the handle
 */
export async function createUser(context: Context, input: CreateUserInput): Promise<Invited | null> {
  const { database } = context.services;
  const id = newId();
  const link = await refusingTakenHandles(() =>
    database.db.transaction(async (tx) => {
      if ((await mustWait(tx, context)) && isDecider(input)) {
        await refuseTakenHandle(tx, input.handle);
        await askForDecider(tx, context, { user: { ...input, id: null }, after: { roles: input.roles } });
        return null;
      }
      await insertUser(tx, { id, ...input, passwordHash: null });
      const mailed = await mailInvitation(tx, context, { id, ...input });
      const who = { viewer: context.viewer, at: context.services.now() };
      await recordChange(tx, who, { action: "create", noun: "user", label: input.handle, after: input });
      return mailed;
    }),
  );
  return link === null ? null : invited(context, id, link);
}

/**
 * Mails a new link and ends the old one.
 * @throws userNotFound (C404), wrongState (C109) if the user has a password
 * @throws linkOnServerOnly (C109) if the viewer would see the link of another person who may decide on waiting changes
 */
export async function inviteAgain(context: Context, { id }: { id: string }): Promise<Invited> {
  const link = await context.services.database.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new AppError("userNotFound");
    if (user.passwordHash !== null) throw new AppError("wrongState");
    const isShown = context.services.env.SMTP_URL === undefined;
    if (isShown && isDecider(user) && (await mustWait(tx, context)))
      throw new AppError("linkOnServerOnly", { values: { handle: user.handle } });
    return mailInvitation(tx, context, user);
  });
  return invited(context, id, link);
}

async function invited({ services: { database, env } }: Context, id: string, link: string): Promise<Invited> {
  const row = await findUser(database.db, id);
  if (!row) throw new AppError("userNotFound");
  const listed = presentListed(row, (await invitationsOf(database.db, [id])).get(id));
  return { ...listed, link: env.SMTP_URL === undefined ? link : null };
}

export async function mailInvitation(
  tx: Tx,
  { services: { publicUrl, now }, viewer, language }: AskingContext<"publicUrl" | "now">,
  user: Pick<UserRow, "id" | "name" | "handle">,
): Promise<string> {
  const link = invitationLink(publicUrl(), await replaceLink(tx, { kind: "invitation", userId: user.id }, now()));
  const { settings } = await getSettings(tx);
  const site = senderOf(settings, publicUrl(), language).title;
  const words = { name: user.name, by: viewer.name || viewer.handle, site, link, days: invitationDays };
  await queueMail(tx, {
    kind: "invitation",
    language,
    recipient: user.handle,
    subject: sentence(language, "mail:invitation.subject", words),
    body: sentence(language, "mail:invitation.body", words),
  });
  return link;
}
