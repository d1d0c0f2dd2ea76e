// Applies an answer of the payment provider to an order. Answers may be repeated and may arrive in any order.
import { programViewer } from "#contract/values/permissions.ts";
import type { Tx } from "#db/open.ts";
import { recordEvent, recordOtherSum, recordPayment, recordUnpaid } from "../orders/move-order.ts";
import { lockOrder, type OrderRow, updateOrder } from "../orders/store.ts";
import type { ProviderSession } from "../../outside/stripe.ts";
import type { PaymentServices } from "./provider.ts";
import { changePayment, lockPayment, type PaymentRow } from "./store.ts";

export function applySession(services: PaymentServices, orderId: string, session: ProviderSession): Promise<void> {
  return services.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order && session.state === "paid")
      services.log.error({ order: orderId, session: session.id }, "money has come for an order that was removed");
    const payment = order && (await lockPayment(tx, orderId));
    if (!order || !payment || payment.state === "paid") return;
    if (isOtherSum(order, payment, session)) {
      await changePayment(tx, order.id, { state: "paid", intentId: session.intentId, checkAt: null });
      await recordOtherSum(tx, { services, viewer: programViewer }, order, session.cents ?? 0);
      return;
    }
    if (!isFor(order, payment, session)) {
      services.log.error(
        { order: orderId },
        "the provider's answer is for another order, sum or currency: it does not count",
      );
      return;
    }
    await applyTo(tx, services, { order, payment, session });
  });
}

type Applied = { order: OrderRow; payment: PaymentRow; session: ProviderSession };

/** True if the answer belongs to this order: page, order, sum and currency must match (security.md 21). */
function isFor(order: OrderRow, payment: PaymentRow, { id, orderId, cents, currency }: ProviderSession): boolean {
  return id === payment.sessionId && orderId === order.id && cents === order.total && currency === order.currency;
}

/**
 * True if the customer paid a sum that differs from the total. The order then stays unpaid, but the sum must be
 * recorded.
 */
function isOtherSum(order: OrderRow, payment: PaymentRow, session: ProviderSession): boolean {
  const { state, cents } = session;
  return (
    state === "paid" &&
    order.paidAt === null &&
    (cents ?? 0) > 0 &&
    isFor({ ...order, total: cents ?? 0 }, payment, session) &&
    cents !== order.total
  );
}

async function applyTo(tx: Tx, services: PaymentServices, { order, payment, session }: Applied): Promise<void> {
  const context = { services, viewer: programViewer };
  const { state, intentId } = session;
  if (state === "paid") {
    await changePayment(tx, order.id, { state, intentId, checkAt: null });
    if (order.paidAt === null) await recordPayment(tx, context, order);
    // Staff has already marked the order as paid, so the customer may have paid twice.
    else {
      await updateOrder(tx, order, { read: false });
      await recordEvent(tx, context, order, { kind: "paidOnline", cents: order.total });
    }
  } else if (state === "failed" && payment.state !== "failed") {
    await changePayment(tx, order.id, { state, intentId, checkAt: null });
    if (order.paidAt !== null || order.cancelled !== null) return;
    await recordUnpaid(tx, context, order, true);
  } else if (state === "processing" && payment.state !== "failed")
    await changePayment(tx, order.id, { state, intentId });
}
