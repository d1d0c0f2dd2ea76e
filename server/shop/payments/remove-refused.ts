import { programViewer } from "#contract/values/permissions.ts";
import { removeOrder } from "../orders/move-order.ts";
import { lockOrder } from "../orders/store.ts";
import type { PaymentServices } from "./provider.ts";
import { changePayment, lockPayment } from "./store.ts";

/**
 * Removes an order whose payment the provider has refused for good, for example because of its sum. No mail was sent.
 * @returns false if the order has a payment page, or no longer waits for a payment
 */
export function removeRefused(services: PaymentServices, orderId: string): Promise<boolean> {
  return services.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, orderId);
    const isWaiting = order?.paidAt === null && order.released === null && order.deleted === null;
    if (!isWaiting || payment?.state !== "asked") return false;
    await changePayment(tx, orderId, { state: "failed", checkAt: null });
    await removeOrder(tx, { services, viewer: programViewer }, order);
    return true;
  });
}
