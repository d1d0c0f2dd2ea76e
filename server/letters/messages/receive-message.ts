import { v7 as newId } from "uuid";
import type { FormOfMessage } from "#contract/schemas/forms.ts";
import type { CreateMessageInput, SentMessage } from "#contract/schemas/new-message.ts";
import { receiveForm } from "../../forms/captcha/receive-form.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Tx } from "#db/open.ts";
import type { AskingContext, Services } from "../../kernel/context.ts";
import { askDevices } from "../../mail/notifications/ask-devices.ts";
import { queueAutomaticAnswer } from "./automatic-answer.ts";
import { notifyOfMessage } from "./notify-of-message.ts";
import type { Addressed } from "./answer-mail.ts";
import { insertMessage } from "./store.ts";

/** @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts, tooManyRequests (C102) */
export async function receiveMessage(
  context: AskingContext<"database" | "secretKey" | "now" | "publicUrl">,
  sent: CreateMessageInput,
): Promise<SentMessage> {
  const { services, language } = context;
  const { captcha: _captcha, website: _website, ...content } = sent;
  const message = { id: newId(), ...content, form: null, answers: [], language, created: services.now() };
  await receiveForm(context, { name: "message", content }, sent, (tx) => storeMessage(tx, services, message));
  return { id: message.id, created: message.created.toISOString() };
}

type Received = Omit<Addressed & { phone: string; form: FormOfMessage | null }, "id"> & { id?: string };

/** @param recipients receive the message by mail; without any, the recipients in the settings receive it */
export async function storeMessage(
  tx: Tx,
  { publicUrl }: Pick<Services, "publicUrl">,
  { id = newId(), ...received }: Received,
  recipients: readonly string[] = [],
): Promise<void> {
  const message = { id, ...received };
  await insertMessage(tx, message);
  const { settings } = await getSettings(tx);
  const { language, notify } = settings;
  const told = recipients.length > 0 ? recipients : notify.message;
  await notifyOfMessage(tx, message, { language, recipients: told }, publicUrl());
  await askDevices(tx, "message", message.created);
  // The automatic answer begins with a name, which forms do not have. A form thanks on its page.
  if (message.form === null) await queueAutomaticAnswer(tx, message, settings);
}
