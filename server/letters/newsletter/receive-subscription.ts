// All addresses get the same answer, so that strangers cannot learn who subscribes.
import { formThrottle } from "#contract/values/limits.ts";
import type { SubscribeInput } from "#contract/schemas/newsletter.ts";
import { receiveForm } from "../../forms/captcha/receive-form.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Tx } from "#db/open.ts";
import type { AskingContext, Language, Services } from "../../kernel/context.ts";
import { requestSubscription } from "./subscribe.ts";

const form = { name: "newsletter", mostPerMailAddress: formThrottle.newsletterPerMailAddress } as const;

/** @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts, tooManyRequests (C102) */
export async function receiveSubscription(
  context: AskingContext<"database" | "secretKey" | "now" | "publicUrl">,
  sent: SubscribeInput,
): Promise<void> {
  const { services, language } = context;
  const { email } = sent;
  await receiveForm(context, { ...form, content: {} }, sent, (tx) =>
    storeSubscription(tx, services, { email, language }),
  );
}

export async function storeSubscription(
  tx: Tx,
  services: Pick<Services, "now" | "publicUrl">,
  asked: { email: string; language: Language },
): Promise<void> {
  const { settings } = await getSettings(tx);
  await requestSubscription(tx, { ...services, settings }, { ...asked, source: "form" });
}
