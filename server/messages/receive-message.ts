// Receives what a visitor wrote with the contact form: stored first, then mailed, in one transaction.
import { v7 as newId } from "uuid";
import { formThrottle } from "#contract/limits.ts";
import type { CreateMessageInput, SentMessage } from "#contract/new-message.ts";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { getSettings } from "../config/store.ts";
import type { AskingContext } from "../context.ts";
import { askDevices } from "../notifications/ask-devices.ts";
import { type CountedForm, countForm, type FormLimit, mailAddressKey } from "../throttle/public-forms.ts";
import { countCatch } from "./honeypot-store.ts";
import { queueAutomaticAnswer } from "./automatic-answer.ts";
import { notifyOfMessage } from "./notify-of-message.ts";
import { insertMessage } from "./store.ts";

type Received = Omit<CreateMessageInput, "captcha" | "website">;

/**
 * Programs that fill in the hidden field are told the same as people, and nothing of theirs is stored.
 * @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts, tooManyRequests (C102)
 */
export async function receiveMessage(
  context: AskingContext<"database" | "secretKey" | "now" | "publicUrl">,
  { captcha, website, ...received }: CreateMessageInput,
): Promise<SentMessage> {
  const { services, language } = context;
  const id = newId();
  const created = services.now();
  const isCaught = captcha === undefined || website !== "";
  const counted = await countForm(services.database.pool, limitsOf(context.address, isCaught ? null : received.email));
  if (isCaught) await countCatch(services.database.db, "message", created);
  else
    await storedOr(counted, () =>
      useCaptcha(context, { form: "message", captcha }, async (tx) => {
        const message = { id, ...received, language, created };
        await insertMessage(tx, message);
        const { settings } = await getSettings(tx);
        await notifyOfMessage(tx, message, settings, services.publicUrl());
        await askDevices(tx, "message", created);
        await queueAutomaticAnswer(tx, message, settings);
      }),
    );
  return { id, created: created.toISOString() };
}

/** @param email null: what a program sent must not count for an address that it made use of */
function limitsOf(address: string, email: Received["email"] | null): FormLimit[] {
  const own = { name: "message address", key: address, most: formThrottle.messagesPerAddress };
  if (email === null) return [own];
  return [own, { name: "message mail", key: mailAddressKey(email), most: formThrottle.messagesPerMailAddress }];
}

/** What is not stored does not count. */
async function storedOr(counted: CountedForm, store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (error) {
    await counted.takeBack();
    throw error;
  }
}
