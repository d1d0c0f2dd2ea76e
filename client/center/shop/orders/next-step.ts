import type { OrderState } from "#contract/shop/order-states.ts";
import { isOnline, type PaymentSource } from "#contract/shop/payment-sources.ts";

/** A step that moves an order on. 'shipped' also means that the goods are ready for pickup. */
export type OrderStep = "paid" | "shipped" | "handedOver";

/** In these states an order waits for a decision, or for nothing. */
const resting: readonly OrderState[] = ["withdrawn", "cancelled", "failed", "deleted", "done"];

/**
 * The step that is to be done next: the goods leave as soon as the shop may send them, then the money is recorded.
 * @param states the states of the order from `statesOf`
 * @returns null if nothing is left to do, or only the customer or the payment provider can do it
 */
export function nextStep(states: readonly OrderState[], payment: PaymentSource): OrderStep | null {
  const has = (state: OrderState): boolean => states.includes(state);
  if (resting.some(has)) return null;
  if (has("unshipped") || has("unready")) return "shipped";
  if (has("ready")) return "handedOver";
  return has("unpaid") && !isOnline(payment) ? "paid" : null;
}
