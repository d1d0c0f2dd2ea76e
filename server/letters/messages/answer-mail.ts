import type { TopicOfMessage } from "#contract/schemas/messages.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import type { Tx } from "#db/open.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { listReplies } from "./replies-store.ts";
import { withQuote } from "./rules.ts";
import type { MessageRow } from "./store.ts";
import { recipientsOf } from "./topics.ts";

export type Addressed = Pick<
  MessageRow,
  "id" | "firstName" | "lastName" | "message" | "answers" | "topic" | "created" | "email" | "language"
>;

type Answer = {
  subject: string;
  text: string;
  replyTo: string | undefined;
};

export async function queueAnswer(
  tx: Tx,
  message: Addressed,
  { subject, text, replyTo }: Answer,
  host: string,
): Promise<string> {
  return queueMail(tx, {
    kind: "messageAnswer",
    ...addressOf(message, replyTo),
    subject,
    body: withQuote(text, message, message.language),
    thread: await threadOf(tx, message.id, host),
    isAutomatic: false,
  });
}

/**
 * Queues the automatic answer. It does not quote the message, because a stranger may enter any recipient.
 * @returns the id of the mail
 */
export function queueAutomatic(tx: Tx, message: Addressed, { subject, text, replyTo }: Answer): Promise<string> {
  return queueMail(tx, {
    kind: "automaticAnswer",
    ...addressOf(message, replyTo),
    subject,
    body: `${text}\n`,
    isAutomatic: true,
  });
}

function addressOf({ email, language }: Addressed, replyTo: string | undefined) {
  return { recipient: email, language, ...(replyTo !== undefined && { replyTo }) };
}

/** Returns the Message-IDs of earlier answers. If no Message-ID is stored, it is derived from the mail's id. */
async function threadOf(tx: Tx, messageId: string, host: string): Promise<string[]> {
  const replies = await listReplies(tx, messageId);
  return replies.map(({ mail, mailId }) => mail?.messageId ?? `<${mailId}@${host}>`);
}

type Sender = Pick<Settings, "mail" | "notify" | "messages">;
type About = { topic: TopicOfMessage | null };

/**
 * The address that receives replies to an answer: the first recipient of the message's topic, else the first recipient
 * of all messages, or else the writer of the answer.
 * @returns undefined if there is none. Also undefined if the mail settings have an address and the topic has no
 * recipients, because replies then go to that address.
 */
export function answersTo(settings: Sender, { topic }: About, writer?: string): string | undefined {
  const { mail, notify } = settings;
  const [first] = recipientsOf({ ...settings, notify: { message: [] } }, topic);
  return first ?? (mail.replyTo || mail.from ? undefined : (notify.message[0] ?? writer));
}

export function reachedByAnswers(settings: Sender, about: About, writer: string): string {
  return answersTo(settings, about, writer) ?? (settings.mail.replyTo || settings.mail.from);
}
