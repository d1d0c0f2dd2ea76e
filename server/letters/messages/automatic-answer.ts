// The automatic answer of the settings: tells senders, in their language, that their message has come.
import { DAY_MS } from "#contract/values/time.ts";
import { v7 as newId } from "uuid";
import { filledIn } from "#contract/values/answer-blanks.ts";
import type { Settings } from "#contract/schemas/config.ts";
import type { Tx } from "#db/open.ts";
import { type Addressed, answersTo, queueAutomatic } from "./answer-mail.ts";
import { hasAutomaticAnswer, insertReply } from "./replies-store.ts";

/** Anybody may type anybody's address: each gets one automatic answer in that time, however many messages come. */
const ONCE_WITHIN_MS = DAY_MS;

/** A stranger's name only if it is a name: no address, no sentence, nothing that advertises. */
const plainName = (name: string): string => (/^[\p{L}\p{M}'’ -]{1,40}$/u.test(name) ? name : "");

/**
 * Queues the automatic answer to a message that was just stored, if it is switched on in the sender's language.
 * Called in the transaction that stores the message.
 * @returns whether an answer was queued
 */
export async function queueAutomaticAnswer(
  tx: Tx,
  message: Addressed,
  settings: Pick<Settings, "messages" | "mail" | "notify">,
): Promise<boolean> {
  const { enabled, ...texts } = settings.messages.automaticAnswer[message.language];
  if (!enabled) return false;
  const since = new Date(message.created.getTime() - ONCE_WITHIN_MS);
  if (await hasAutomaticAnswer(tx, message.email, since)) return false;
  const named = { firstName: plainName(message.firstName), lastName: plainName(message.lastName) };
  const answer = { subject: filledIn(texts.subject, named), text: filledIn(texts.text, named) };
  const mailId = await queueAutomatic(tx, message, { ...answer, replyTo: answersTo(settings) });
  await insertReply(tx, {
    id: newId(),
    messageId: message.id,
    ...answer,
    created: message.created,
    isAutomatic: true,
    userId: null,
    userName: "",
    mailId,
  });
  return true;
}
