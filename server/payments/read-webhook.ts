// Reads a message of the provider: signed, fresh, once; and asks the provider itself before anything counts.
import { AppError } from "#contract/errors.ts";
import { ProviderError, type ProviderMessage, readMessage } from "../outside/stripe.ts";
import { asked, getProvider, type PaymentServices, readKey } from "./provider.ts";
import { settle } from "./settle.ts";
import { findPaymentBySession, isKnownEvent, rememberEvent } from "./store.ts";

/**
 * @param body the bytes as they came
 * @throws invalid (C200) for what the provider has not signed, thirdParty (C105) if it cannot be asked: then it sends again
 */
export async function readWebhook(services: PaymentServices, body: Buffer, signature: string): Promise<void> {
  const { db } = services.database;
  const { id, sessionId, isFailure } = await verified(services, body, signature);
  if (await isKnownEvent(db, id)) return;
  const payment = sessionId === null ? null : await findPaymentBySession(db, sessionId);
  if (payment && sessionId !== null) {
    const provider = await getProvider(services);
    const session = await asked(services, provider.readSession(sessionId));
    // The provider's own answer says that nothing is paid, and nothing else: then its message says why.
    const hasFailed = isFailure && session.state === "processing" && !session.isIntentKnown;
    await settle(services, payment.orderId, hasFailed ? { ...session, state: "failed" } : session);
  }
  await rememberEvent(db, id, services.now());
}

/** Without the secret nothing is verified. */
async function verified(services: PaymentServices, body: Buffer, signature: string): Promise<ProviderMessage> {
  const secret = await readKey(services, "shop.stripe.webhook");
  if (secret === null) throw new AppError("invalid");
  try {
    return await readMessage(body, signature, secret, services.now());
  } catch (error) {
    if (error instanceof ProviderError) throw new AppError("invalid", { cause: error });
    throw error;
  }
}
