// Receives a visitor's request for the newsletter: protected like every public form, the same answer for every address.
import { formThrottle } from "#contract/limits.ts";
import type { SubscribeInput } from "#contract/newsletter.ts";
import { receiveForm } from "../captcha/receive-form.ts";
import { getSettings } from "../config/store.ts";
import type { AskingContext } from "../context.ts";
import { requestSubscription } from "./subscribe.ts";

const form = { name: "newsletter", mostPerMailAddress: formThrottle.newsletterPerMailAddress } as const;

/** @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts, tooManyRequests (C102) */
export async function receiveSubscription(
  context: AskingContext<"database" | "secretKey" | "now" | "publicUrl">,
  sent: SubscribeInput,
): Promise<void> {
  const { services, language } = context;
  const { title } = (await getSettings(services.database.db)).settings;
  await receiveForm(context, form, sent, (tx) =>
    requestSubscription(tx, { ...services, title }, { email: sent.email, language, source: "form" }),
  );
}
