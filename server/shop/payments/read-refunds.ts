import type { RefundParts } from "#contract/shop/refunds.ts";
import type { Tx } from "#db/open.ts";
import { v7 as newId } from "uuid";
import { recordFailedRefund, recordRefund, recordRefundTrouble } from "../orders/move-order.ts";
import { lockOrder, type OrderRow } from "../orders/store.ts";
import type { ProviderRefund } from "../../outside/stripe.ts";
import { answerOf, getProvider, type PaymentServices } from "./provider.ts";
import { leftOfOrder, standing, unnamedParts } from "../documents/refund-parts.ts";
import { closeRefund, insertRefund, nameRefund, type RefundRow, refundsOf } from "../orders/refunds-store.ts";

/** @throws thirdParty (C105) if the provider's key is missing, and if the provider refuses or does not answer */
export async function readRefunds(services: PaymentServices, orderId: string, intentId: string): Promise<void> {
  const provider = await getProvider(services);
  const made = await answerOf(services, provider.listRefunds(intentId));
  await services.database.db.transaction(async (tx) => {
    let order = await lockOrder(tx, orderId);
    // The provider lists the newest refund first, but the oldest must be read first.
    for (const refund of made.toReversed()) if (order) order = await readOne(tx, services, order, refund);
  });
}

async function readOne(tx: Tx, services: PaymentServices, order: OrderRow, made: ProviderRefund): Promise<OrderRow> {
  if (made.currency !== order.currency) {
    services.log.error({ order: order.id }, "the provider's refund is in another currency: it does not count");
    return order;
  }
  const known = findKnown(await refundsOf(tx, order.id), made);
  if (!known) return adopt(tx, services, order, made);
  if (known.providerId === null) await nameRefund(tx, known.id, made.id);
  return close(tx, services, order, { known, made });
}

/**
 * Finds the stored refund. This refund has no provider id if the provider's answer was lost, or if an older release
 * stored it.
 */
function findKnown(rows: readonly RefundRow[], { id, key, cents }: ProviderRefund): RefundRow | undefined {
  const unnamed = rows.filter(({ providerId }) => providerId === null);
  return (
    rows.find(({ providerId }) => providerId === id) ??
    unnamed.find((row) => row.id === key) ??
    (key === null ? unnamed.find((row) => row.state === "done" && row.cents === cents) : undefined)
  );
}

type Pair = { known: RefundRow; made: ProviderRefund };

/**
 * Closes a refund with the provider's result. A failed refund is final, so a delayed older answer does not change it.
 */
async function close(tx: Tx, services: PaymentServices, order: OrderRow, { known, made }: Pair): Promise<OrderRow> {
  const { id, cents, parts, state, userId, userName } = known;
  const next = made.hasFailed ? "refused" : "done";
  const isOver = state === next || (state === "refused" && known.providerId !== null);
  if (isOver || !(await closeRefund(tx, known, { state: next }))) return order;
  if (next === "done") {
    const by = { id: userId, name: userName };
    const named = parts ?? (await unnamedPartsOf(tx, order, cents));
    return recordRefund(tx, services, order, { id, cents, parts: named, by, isOnline: true });
  }
  if (state === "done") return recordFailedRefund(tx, services, order, { id, cents, parts });
  // The refund was not counted yet. Staff expects it, so the failure is recorded.
  return recordRefundTrouble(tx, services, order, { kind: "refundRefused", cents });
}

export async function unnamedPartsOf(tx: Tx, order: OrderRow, cents: number): Promise<RefundParts> {
  const done = standing(order, await refundsOf(tx, order.id)).filter(({ parts }) => parts !== null);
  return unnamedParts(leftOfOrder(order, done), cents);
}

/**
 * Stores a refund that was made on the provider's site. Also stores a failed one, because an older answer may arrive
 * later and report it as done.
 */
async function adopt(tx: Tx, services: PaymentServices, order: OrderRow, made: ProviderRefund): Promise<OrderRow> {
  const id = newId();
  const { id: providerId, cents, hasFailed } = made;
  const state = hasFailed ? ("refused" as const) : ("done" as const);
  const nobody = { userId: null, userName: "" };
  const now = { state, created: services.now(), nextAttempt: null, attempt: 1, tried: null };
  const parts = await unnamedPartsOf(tx, order, cents);
  await insertRefund(tx, { id, orderId: order.id, providerId, cents, parts, ...now, ...nobody });
  return hasFailed ? order : recordRefund(tx, services, order, { id, cents, parts, isOnline: true });
}
