// How goods get to their customers, as the words for it: they are sent, or made ready for who picks them up.
import type { Order } from "#contract/shop/orders.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";

/** The customer was told that the goods go when the money is there. */
export const isPaidFirst = ({ payed, order }: Order): boolean => payed === null && order.payment === "advancepayment";

/** The server refuses to let it go. */
export const isUnpaidOnline = ({ payed, order }: Order): boolean => payed === null && isOnline(order.payment);

type Way = "shipped" | "ready" | "gone";

/** The key of the texts; 'gone' is both of them. */
export function wayOf(orders: readonly Pick<Order, "order">[]): Way {
  const ready = orders.filter(({ order }) => order.delivery === "pickup").length;
  if (ready === 0) return "shipped";
  return ready === orders.length ? "ready" : "gone";
}
