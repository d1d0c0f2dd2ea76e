import { limits } from "#contract/values/limits.ts";
import type { Payout, PayoutPart } from "#contract/shop/payouts.ts";
import { findOrders } from "../orders/store.ts";
import { answerOf, findProvider, getProvider, type PaymentServices } from "./provider.ts";
import { paymentsByIntent } from "./store.ts";

const MOST_PAYOUTS = 100;

/** @returns payouts, newest first; none if the provider's key is missing @throws thirdParty (C105) */
export async function listPayouts(services: PaymentServices): Promise<Payout[]> {
  const provider = await findProvider(services);
  if (!provider) return [];
  const payouts = await answerOf(services, provider.listPayouts(Math.min(limits.listMax, MOST_PAYOUTS)));
  return payouts.map(({ arrival, ...payout }) => ({ ...payout, arrival: arrival.toISOString() }));
}

/** @returns payments, refunds and fees of the payout, with their orders @throws thirdParty (C105) */
export async function listPayoutParts(services: PaymentServices, id: string): Promise<PayoutPart[]> {
  const { db } = services.database;
  const provider = await getProvider(services);
  const parts = await answerOf(services, provider.listPayoutParts(id));
  const payments = await paymentsByIntent(
    db,
    parts.flatMap(({ intentId }) => intentId ?? []),
  );
  const orders = await findOrders(
    db,
    payments.map(({ orderId }) => orderId),
  );
  return parts.map(({ intentId, ...part }) => {
    const orderId = intentId === null ? undefined : payments.find((one) => one.intentId === intentId)?.orderId;
    const order = orders.find((one) => one.id === orderId);
    return { ...part, order: order ? { id: order.id, number: order.number } : null };
  });
}
