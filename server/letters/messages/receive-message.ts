import { v7 as newId } from "uuid";
import type { FormOfMessage } from "#contract/schemas/forms.ts";
import type { CreateMessageInput, SentMessage } from "#contract/schemas/new-message.ts";
import { receiveForm } from "../../forms/captcha/receive-form.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Tx } from "#db/open.ts";
import type { AskingContext, Language, Services } from "../../kernel/context.ts";
import { askDevices } from "../../mail/notifications/ask-devices.ts";
import { queueEvents } from "../../mail/webhooks/queue-events.ts";
import { queueAutomaticAnswer } from "./automatic-answer.ts";
import { notifyOfMessage } from "./notify-of-message.ts";
import type { Addressed } from "./answer-mail.ts";
import { insertMessage } from "./store.ts";
import { recipientsOf, remindedAt, topicOf } from "./topics.ts";

/** @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts, tooManyRequests (C102) */
export async function receiveMessage(
  context: AskingContext<"database" | "secretKey" | "now" | "publicUrl">,
  sent: CreateMessageInput,
): Promise<SentMessage> {
  const { services, language } = context;
  const { captcha: _captcha, website: _website, ...content } = sent;
  const known = { id: newId(), language, created: services.now() };
  await receiveForm(context, { name: "message", content }, sent, (tx) => storeContact(tx, services, content, known));
  return { id: known.id, created: known.created.toISOString() };
}

type Content = Omit<CreateMessageInput, "captcha" | "website">;
type Known = { id?: string; language: Language; created: Date };

/** Stores a message of the contact form. */
export async function storeContact(
  tx: Tx,
  services: Pick<Services, "publicUrl">,
  { topic, ...content }: Content,
  known: Known,
): Promise<void> {
  const { settings } = await getSettings(tx);
  const fields = { topic: topicOf(settings, topic), form: null, answers: [] };
  await storeMessage(tx, services, { ...content, ...known, ...fields });
}

type Received = Omit<Addressed & { phone: string; form: FormOfMessage | null }, "id"> & { id?: string };

/** @param recipients receive the message by mail; without any, those of its topic, else those of all messages */
export async function storeMessage(
  tx: Tx,
  { publicUrl }: Pick<Services, "publicUrl">,
  { id = newId(), ...received }: Received,
  recipients: readonly string[] = [],
): Promise<void> {
  const message = { id, ...received };
  const { settings } = await getSettings(tx);
  await insertMessage(tx, { ...message, remindAt: remindedAt(settings, message) });
  const { language } = settings;
  const told = recipients.length > 0 ? recipients : recipientsOf(settings, message.topic);
  await notifyOfMessage(tx, message, { language, recipients: told }, publicUrl());
  await askDevices(tx, "message", message.created);
  await queueEvents(tx, [{ type: "message.received", at: message.created, data: () => dataOf(message) }]);
  // The automatic answer begins with a name, which forms do not have. A form thanks on its page.
  if (message.form === null) await queueAutomaticAnswer(tx, message, settings);
}

/** Programs are told neither the sender nor the text. They read both by REST, which asks for a token. */
const dataOf = ({ id, created, topic, form }: Received & { id: string }): object => ({
  _id: id,
  created,
  topic: topic?.name ?? null,
  form: form?.title ?? null,
});
