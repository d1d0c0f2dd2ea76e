import { AppError } from "#contract/schemas/errors.ts";
import type { SecretPath } from "#contract/schemas/settings.ts";
import { openSecret } from "../../kernel/secrets/seal.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { openStripe, type PaymentProvider, ProviderError } from "../../outside/stripe.ts";

export type PaymentServices = Pick<Services, "database" | "now" | "publicUrl" | "secretKey" | "env" | "log">;

export async function readKey(services: PaymentServices, path: SecretPath): Promise<string | null> {
  const stored = (await getSettings(services.database.db)).secrets[path];
  return stored ? openSecret(services.secretKey, stored) : null;
}

export async function findProvider(services: PaymentServices): Promise<PaymentProvider | null> {
  const key = await readKey(services, "shop.stripe.secret");
  return key === null ? null : openStripe(key, services.env.STRIPE_API_BASE);
}

/** @throws thirdParty (C105) if the provider's key is missing */
export async function getProvider(services: PaymentServices): Promise<PaymentProvider> {
  const provider = await findProvider(services);
  if (!provider) throw new AppError("thirdParty");
  return provider;
}

/** Logs the provider's message for administrators. @throws thirdParty (C105) instead of the provider's error */
export async function answerOf<Answer>(
  { log }: Pick<PaymentServices, "log">,
  question: Promise<Answer>,
): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ said: error.message, status: error.status }, "the payment provider refused or did not answer");
    throw new AppError("thirdParty", { cause: error });
  }
}
