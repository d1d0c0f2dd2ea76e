// The mail of an answer to a message: the one place that knows how the mail queue wants it.
import type { Tx } from "#db/open.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { listReplies } from "./replies-store.ts";
import { withQuote } from "./rules.ts";
import type { MessageRow } from "./store.ts";

export type Addressed = Pick<
  MessageRow,
  "id" | "firstName" | "lastName" | "message" | "created" | "email" | "language"
>;

type Answer = {
  subject: string;
  text: string;
  /** Whom the sender reaches by answering; undefined: the site's own address. */
  replyTo: string | undefined;
};

/** Queues what a person wrote, in the thread of the message. @returns the id of the mail */
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

/** Queues what the site writes by itself: it repeats nothing of the message, because anybody may type any address. */
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

/** The Message-IDs of what was answered before; a mail gets its own at its first try, made of its id and the host. */
async function threadOf(tx: Tx, messageId: string, host: string): Promise<string[]> {
  const replies = await listReplies(tx, messageId);
  return replies.map(({ mail, mailId }) => mail?.messageId ?? `<${mailId}@${host}>`);
}

type Sender = { mail: { from: string; replyTo: string }; notify: { message: readonly string[] } };

/** Without an address of its own the site would ask for answers that nobody reads. */
export function answersTo({ mail, notify }: Sender, writer?: string): string | undefined {
  return mail.replyTo || mail.from ? undefined : (notify.message[0] ?? writer);
}

/** The same as an address, for people. */
export function reachedByAnswers(settings: Sender, writer: string): string {
  return answersTo(settings, writer) ?? (settings.mail.replyTo || settings.mail.from);
}
