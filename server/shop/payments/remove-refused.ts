// An order whose payment the provider will never take, because of its sum or currency: nobody has an order of it.
import { programViewer } from "#contract/values/permissions.ts";
import { removeOrder } from "../orders/move-order.ts";
import { lockOrder } from "../orders/store.ts";
import type { PaymentServices } from "./provider.ts";
import { changePayment, lockPayment } from "./store.ts";

/**
 * Its number stays, its pieces go back. Nobody has been told of it.
 * @returns false if it has a page, or was decided on, meanwhile
 */
export function removeRefused(services: PaymentServices, orderId: string): Promise<boolean> {
  return services.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, orderId);
    const isWaiting = order?.payed === null && order.released === null && order.deleted === null;
    if (!isWaiting || payment?.state !== "asked") return false;
    await changePayment(tx, orderId, { state: "failed", checkAt: null });
    await removeOrder(tx, { services, viewer: programViewer }, order);
    return true;
  });
}
