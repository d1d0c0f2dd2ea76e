import { DAY_MS } from "#contract/values/time.ts";
import { v7 as newId } from "uuid";
import { filledIn } from "#contract/values/answer-blanks.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import type { Tx } from "#db/open.ts";
import { type Addressed, answersTo, queueAutomatic } from "./answer-mail.ts";
import { hasAutomaticAnswer, insertReply } from "./replies-store.ts";

/** A stranger may enter any address, so each address gets at most one automatic answer in this time. */
const ONCE_WITHIN_MS = DAY_MS;

/** Accepts only a short name of letters. Otherwise a stranger could put a link or a long text into the mail. */
const plainName = (name: string): string => (/^[\p{L}\p{M}'’ -]{1,40}$/u.test(name) ? name : "");

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
  const mailId = await queueAutomatic(tx, message, { ...answer, replyTo: answersTo(settings, message) });
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
