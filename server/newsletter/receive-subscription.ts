// Receives a visitor's request for the newsletter: protected like every public form, the same answer for every address.
import { formThrottle } from "#contract/limits.ts";
import type { SubscribeInput } from "#contract/newsletter.ts";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { getSettings } from "../config/store.ts";
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
  const own = { name: "newsletter address", key: address, most: formThrottle.messagesPerAddress };
  if (captcha === undefined || website !== "") {
    // Not for the mail address, which a program may have made use of.
    await countForm(services.database.pool, [own]);
    return countCatch(services.database.db, "newsletter", services.now());
  }
  const counted = await countForm(services.database.pool, [
    own,
    { name: "newsletter mail", key: mailAddressKey(email), most: formThrottle.newsletterPerMailAddress },
  ]);
  try {
    const { title } = (await getSettings(services.database.db)).settings;
    await useCaptcha(context, { form: "newsletter", captcha }, (tx) =>
      requestSubscription(tx, { ...services, title }, { email, language, source: "form" }),
    );
  } catch (error) {
    // What is not stored does not count.
    await counted.takeBack();
    throw error;
  }
}
