// Mails a new message to its recipients. Their reply goes to the sender of the message.
import type { FormOfMessage } from "#contract/schemas/forms.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import { inboxPath } from "#contract/values/pages.ts";
import type { Tx } from "#db/open.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { sentence } from "../../kernel/sentences.ts";
import type { Addressed } from "./answer-mail.ts";
import { answersInWords } from "./answers-in-words.ts";
import { nameOf } from "./rules.ts";

export async function notifyOfMessage(
  tx: Tx,
  message: Addressed & { phone: string; form: FormOfMessage | null },
  { language, recipients }: Pick<Settings, "language"> & { recipients: readonly string[] },
  publicUrl: string,
): Promise<void> {
  const { form } = message;
  const values = {
    // A request to remove a picture has no name.
    name: nameOf(message) || message.email,
    message: message.message,
    email: message.email,
    phone: message.phone || "–",
    title: form?.title ?? "",
    topic: message.topic?.name ?? "",
    answers: answersInWords(message.answers, language),
    link: `${publicUrl}${inboxPath}/${message.id}`,
  };
  const kind = form !== null ? "formAnswers" : message.topic === null ? "message" : "messageAbout";
  for (const recipient of recipients)
    await queueMail(tx, {
      kind: "message",
      language,
      recipient,
      subject: sentence(language, `mail:${kind}.subject`, values),
      body: sentence(language, `mail:${kind}.body`, values),
      ...(message.email !== "" && { replyTo: message.email }),
    });
}
