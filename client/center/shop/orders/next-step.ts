import type { OrderState } from "#contract/shop/order-states.ts";
import { isOnline, type PaymentSource } from "#contract/shop/payment-sources.ts";

/** A step that an editor takes with an order. 'shipped' also means that the goods are ready for pickup. */
export type OrderStep = "paid" | "shipped" | "handedOver";

/** In these states, an editor must decide first, or nothing is left to do. */
const resting: readonly OrderState[] = ["withdrawn", "cancelled", "failed", "deleted", "done"];

/**
 * The next step of an order. The goods are shipped as soon as the shop may ship them, then the payment is recorded.
 * @param states the states of the order from `statesOf`
 * @returns null if no step is left, or if the shop must wait for the customer or the payment provider
 */
export function nextStep(states: readonly OrderState[], payment: PaymentSource): OrderStep | null {
  const has = (state: OrderState): boolean => states.includes(state);
  if (resting.some(has)) return null;
  if (has("unshipped") || has("unready")) return "shipped";
  if (has("ready")) return "handedOver";
  return has("unpaid") && !isOnline(payment) ? "paid" : null;
}
