// Receives what a visitor sent by a public form: how every one of them is protected (security.md 19).
import type { CaptchaForm, CaptchaInput } from "#contract/captcha.ts";
import { formThrottle } from "#contract/limits.ts";
import type { Tx } from "#db/open.ts";
import type { AskingContext } from "../context.ts";
import { countForm, mailAddressKey } from "../throttle/public-forms.ts";
import { countCatch } from "./honeypot-store.ts";
import { useCaptcha } from "./use-captcha.ts";

type Sent = { email: string; captcha?: CaptchaInput | undefined; website: string };

type Form = {
  name: CaptchaForm;
  /** How many of them within the window under one mail address. */
  mostPerMailAddress?: number;
};

/**
 * Stores what was sent, within the transaction that uses up the captcha. Programs that fill in the hidden field are
 * told the same as people, and nothing of theirs is stored: `store` is not called.
 * @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts, tooManyRequests (C102)
 */
export async function receiveForm(
  context: AskingContext<"database" | "secretKey" | "now">,
  { name, mostPerMailAddress = formThrottle.messagesPerMailAddress }: Form,
  { email, captcha, website }: Sent,
  store: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { database, now } = context.services;
  const own = { name: `${name} address`, key: context.address, most: formThrottle.messagesPerAddress };
  if (captcha === undefined || website !== "") {
    // Not for the mail address, which a program may have made use of.
    await countForm(database.pool, [own]);
    return countCatch(database.db, name, now());
  }
  const counted = await countForm(database.pool, [
    own,
    { name: `${name} mail`, key: mailAddressKey(email), most: mostPerMailAddress },
  ]);
  try {
    await useCaptcha(context, { form: name, captcha }, store);
  } catch (error) {
    // What is not stored does not count.
    await counted.takeBack();
    throw error;
  }
}
