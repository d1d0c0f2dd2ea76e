// Mails a new message to the configured recipients. Their reply goes to the sender of the message.
import type { Settings } from "#contract/schemas/settings.ts";
import { inboxPath } from "#contract/values/pages.ts";
import type { Tx } from "#db/open.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { sentence } from "../../kernel/sentences.ts";
import type { Addressed } from "./answer-mail.ts";
import { nameOf } from "./rules.ts";

export async function notifyOfMessage(
  tx: Tx,
  message: Addressed & { phone: string },
  { language, notify }: Pick<Settings, "language" | "notify">,
  publicUrl: string,
): Promise<void> {
  const values = {
    name: nameOf(message),
    message: message.message,
    email: message.email,
    phone: message.phone || "–",
    link: `${publicUrl}${inboxPath}/${message.id}`,
  };
  for (const recipient of notify.message)
    await queueMail(tx, {
      kind: "message",
      language,
      recipient,
      subject: sentence(language, "mail:message.subject", values),
      body: sentence(language, "mail:message.body", values),
      replyTo: message.email,
    });
}
