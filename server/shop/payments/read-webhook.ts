// Reads the webhook messages of the payment provider. They must be signed and new. A payment counts only when the
// provider's API confirms it.
import { AppError } from "#contract/schemas/errors.ts";
import { ProviderError, type ProviderMessage, readMessage } from "../../outside/stripe.ts";
import { answerOf, getProvider, type PaymentServices, readKey } from "./provider.ts";
import { readRefunds } from "./read-refunds.ts";
import { applySession } from "./apply-session.ts";
import { findPaymentBySession, isKnownEvent, paymentsByIntent, rememberEvent } from "./store.ts";

/**
 * @param body the unchanged bytes of the request body
 * @throws invalid (C200) for a wrong signature
 * @throws thirdParty (C105) if the API cannot be reached, so that the provider sends the message again
 */
export async function readWebhook(services: PaymentServices, body: Buffer, signature: string): Promise<void> {
  const { db } = services.database;
  const message = await verified(services, body, signature);
  if (await isKnownEvent(db, message.id)) return;
  if (message.sessionId !== null) await readSession(services, message.sessionId, message.isFailure);
  if (message.refundedIntentId !== null) await readRefunded(services, message.refundedIntentId);
  await rememberEvent(db, message.id, services.now());
}

async function readSession(services: PaymentServices, sessionId: string, isFailure: boolean): Promise<void> {
  const payment = await findPaymentBySession(services.database.db, sessionId);
  if (!payment) return;
  const provider = await getProvider(services);
  const session = await answerOf(services, provider.readSession(sessionId));
  // If the API says only that the session is unpaid, the message decides whether the payment has failed.
  const hasFailed = isFailure && session.state === "processing" && !session.isIntentKnown;
  await applySession(services, payment.orderId, hasFailed ? { ...session, state: "failed" } : session);
}

/** The message about a refund may arrive before the message about its payment. The payment is then read first. */
async function readRefunded(services: PaymentServices, intentId: string): Promise<void> {
  const { db } = services.database;
  const [known] = await paymentsByIntent(db, [intentId]);
  const orderId = known?.orderId ?? (await readUnknown(services, intentId));
  if (orderId !== null) await readRefunds(services, orderId, intentId);
}

/**
 * Reads a payment that no message has reported yet. @returns its order; null if the payment does not belong to the shop
 */
async function readUnknown(services: PaymentServices, intentId: string): Promise<string | null> {
  const provider = await getProvider(services);
  const session = await answerOf(services, provider.findSession(intentId));
  const payment = session && (await findPaymentBySession(services.database.db, session.id));
  if (!payment) return null;
  await applySession(services, payment.orderId, session);
  return payment.orderId;
}

/** @throws invalid (C200) for a wrong signature, or if the webhook secret is missing */
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
