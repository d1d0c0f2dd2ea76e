// A handle is a mail address. A new handle takes effect when the user follows the link mailed to the new address. The
// old address gets a notice.
import { AppError } from "#contract/schemas/errors.ts";
import { passwordResetMinutes } from "#contract/values/limits.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Tx } from "#db/open.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { endLinks, findLink, handleLink, replaceLink, spendLink } from "./mailed-links.ts";
import type { AskingContext, CommandContext } from "../../kernel/context.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { sentence } from "../../kernel/sentences.ts";
import { refusingTakenHandles } from "../accounts/taken-handles.ts";
import { findUserByHandle, lockUser, updateUserRow, type UserRow } from "../accounts/store.ts";

/** @throws invalid (C200) for the field `handle` */
export async function refuseTakenHandle(tx: Tx, handle: string): Promise<void> {
  if (await findUserByHandle(tx, handle))
    throw new AppError("invalid", { fields: { handle: { key: fieldKeys.handleTaken } } });
}

type NewHandle = Pick<UserRow, "id" | "name" | "handle"> & { newHandle: string };

export async function mailHandleLink(
  tx: Tx,
  { services: { publicUrl, now }, language }: AskingContext<"publicUrl" | "now">,
  { id, name, handle, newHandle }: NewHandle,
): Promise<void> {
  const token = await replaceLink(tx, { kind: "handle", userId: id, handle: newHandle }, now());
  const words = { name, newHandle, link: handleLink(publicUrl(), token), minutes: passwordResetMinutes };
  for (const [kind, recipient] of [
    ["handleConfirm", newHandle],
    ["handleNotice", handle],
  ] as const)
    await queueMail(tx, {
      kind,
      language,
      recipient,
      subject: sentence(language, `mail:${kind}.subject`, words),
      body: sentence(language, `mail:${kind}.body`, words),
    });
}

export async function mailHandleChanged(
  tx: Tx,
  { language, viewer }: AskingContext<never>,
  { name, handle, newHandle }: NewHandle,
): Promise<void> {
  const words = { name, newHandle, by: viewer.name || viewer.handle };
  await queueMail(tx, {
    kind: "handleChanged",
    language,
    recipient: handle,
    subject: sentence(language, "mail:handleChanged.subject", words),
    body: sentence(language, "mail:handleChanged.body", words),
  });
}

/** @returns the new handle @throws tokenSpent (C103), invalid (C200) if another user now has the handle */
export function confirmHandle(
  { services: { database, now } }: CommandContext<"database" | "now">,
  { token }: { token: string },
): Promise<string> {
  return refusingTakenHandles(() =>
    database.db.transaction(async (tx) => {
      const link = await findLink(tx, token, now());
      if (!link || link.kind !== "handle" || link.handle === null) throw new AppError("tokenSpent");
      const user = await lockUser(tx, link.userId);
      if (!user || user.isLocked || !(await spendLink(tx, token, now()))) throw new AppError("tokenSpent");
      await updateUserRow(tx, user.id, { handle: link.handle });
      await recordHandle(tx, user, link.handle, now());
      // Another person may control the old mailbox, so links that were sent there must not work.
      await endLinks(tx, user.id);
      return link.handle;
    }),
  );
}

function recordHandle(tx: Tx, user: UserRow, handle: string, at: Date): Promise<void> {
  const change = { label: user.handle, before: { handle: user.handle }, after: { handle } };
  return recordChange(tx, { viewer: user, at }, { ...change, action: "update", noun: "user" });
}
