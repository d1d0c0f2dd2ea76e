import { AppError } from "#contract/schemas/errors.ts";
import type { ReplyInput, Thread } from "#contract/schemas/messages.ts";
import type { Tx } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { answersTo, queueAnswer } from "./answer-mail.ts";
import { findRepliedMessage, insertReply } from "./replies-store.ts";
import { endReminder, lockMessage, updateMessage } from "./store.ts";
import { getThread } from "./thread.ts";

/**
 * Idempotent: a stored answer is not mailed again.
 * @throws notFound (C404), invalid (C200) for the id of an answer to another message, or if
 *   the message has no mail address
 */
export function replyToMessage(
  { services, viewer }: CommandContext<"database" | "now" | "publicUrl">,
  { id, replyId, subject, text }: ReplyInput,
): Promise<Thread> {
  return services.database.db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) throw new AppError("notFound");
    if (await isStored(tx, replyId, id)) return getThread(tx, id, viewer.handle);
    if (message.email === "") throw new AppError("invalid", { fields: { text: { key: "emailRequired" } } });
    const replyTo = answersTo((await getSettings(tx)).settings, message, viewer.handle);
    const { hostname } = new URL(services.publicUrl());
    const mailId = await queueAnswer(tx, message, { subject, text, replyTo }, hostname);
    await insertReply(tx, {
      id: replyId,
      messageId: id,
      subject,
      text,
      created: services.now(),
      isAutomatic: false,
      userId: viewer.id,
      userName: viewer.name,
      mailId,
    });
    if (message.remindAt !== null) await endReminder(tx, id);
    if (!message.read) await updateMessage(tx, message, { ...message, read: true, version: message.version + 1 });
    return getThread(tx, id, viewer.handle);
  });
}

async function isStored(tx: Tx, replyId: string, messageId: string): Promise<boolean> {
  const known = await findRepliedMessage(tx, replyId);
  if (known !== null && known !== messageId) throw new AppError("invalid", { fields: { replyId: { key: "invalid" } } });
  return known !== null;
}
