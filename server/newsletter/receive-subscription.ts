// Receives a visitor's request for the newsletter: protected like every public form, the same answer for every address.
import { formThrottle } from "#contract/limits.ts";
import type { SubscribeInput } from "#contract/newsletter.ts";
import { useCaptcha } from "../captcha/use-captcha.ts";
import type { AskingContext } from "../context.ts";
import { countCatch } from "../messages/honeypot-store.ts";
import { countForm, mailAddressKey } from "../throttle/public-forms.ts";
import { requestSubscription } from "./subscribe.ts";

/**
 * Programs that fill in the hidden field are told the same as people, and nothing of theirs is stored.
 * @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts, tooManyRequests (C102)
 */
export async function receiveSubscription(
  context: AskingContext<"database" | "secretKey" | "now" | "publicUrl">,
  { email, captcha, website }: SubscribeInput,
): Promise<void> {
  const { services, language, address } = context;
  const counted = await countForm(services.database.pool, [
    { name: "newsletter address", key: address, most: formThrottle.messagesPerAddress },
    { name: "newsletter mail", key: mailAddressKey(email), most: formThrottle.newsletterPerMailAddress },
  ]);
  if (captcha === undefined || website !== "") return countCatch(services.database.db, "newsletter", services.now());
  try {
    await useCaptcha(context, { form: "newsletter", captcha }, (tx) =>
      requestSubscription(tx, services, { email, language, source: "form" }),
    );
  } catch (error) {
    // What is not stored does not count.
    await counted.takeBack();
    throw error;
  }
}
