// Receives the public forms with a captcha, and protects them in the same way (security.md 19).
import { v7 as newId } from "uuid";
import type { CaptchaInput } from "#contract/fields/captcha.ts";
import { formThrottle } from "#contract/values/limits.ts";
import type { SuspiciousForm } from "#contract/schemas/suspicious.ts";
import type { Tx } from "#db/open.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { insertSuspicious } from "../suspicious/store.ts";
import { countForm, mailAddressKey } from "../throttle/public-forms.ts";
import { countCatch } from "./honeypot-store.ts";
import { useCaptcha } from "./use-captcha.ts";

type Sent = { email: string; captcha?: CaptchaInput | undefined; website: string };

type Form = {
  name: SuspiciousForm;
  content: Record<string, unknown>;
  mostPerMailAddress?: number;
};

type Context = AskingContext<"database" | "secretKey" | "now">;

/**
 * Stores the form in the transaction that uses up the captcha. A form with a filled honeypot is stored among the
 * suspicious forms instead, and `store` is not called.
 * @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts, tooManyRequests (C102)
 */
export async function receiveForm(
  context: Context,
  { name, content, mostPerMailAddress = formThrottle.messagesPerMailAddress }: Form,
  { email, captcha, website }: Sent,
  store: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { database } = context.services;
  const own = { name: `${name} address`, key: context.address, most: formThrottle.messagesPerAddress };
  if (captcha === undefined || website !== "") {
    // A form with a filled honeypot may contain another person's mail address. So the form counts only for the IP
    // address, not for the mail address.
    await countForm(database.pool, [own]);
    return keepApart(context, { name, email, content });
  }
  const counted = await countForm(database.pool, [
    own,
    // The answers to a form may have no mail address.
    ...(email === "" ? [] : [{ name: `${name} mail`, key: mailAddressKey(email), most: mostPerMailAddress }]),
  ]);
  try {
    await useCaptcha(context, { form: name, captcha }, store);
  } catch (error) {
    await counted.uncount();
    throw error;
  }
}

function keepApart(
  { services: { database, now }, language }: Context,
  { name, email, content }: Pick<Form, "name" | "content"> & { email: string },
): Promise<void> {
  const received = now();
  return database.db.transaction(async (tx) => {
    await countCatch(tx, name, received);
    await insertSuspicious(tx, { id: newId(), form: name, received, email, language, content });
  });
}
