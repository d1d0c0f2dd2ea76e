// What happens to an order, and what it waits for. Free of zod.

export const orderEventKinds = [
  "created",
  "payed",
  "shipped",
  "cancelled",
  "refunded",
  "refundFailed",
  "released",
  "oversold",
  "paymentFailed",
  "deleted",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

type Moments<Moment> = Record<"payed" | "shipped" | "cancelled" | "released" | "oversold" | "deleted", Moment | null>;

/**
 * unpaid, unshipped: waits for its money, for its delivery. failed: was not paid online in time, its pieces are sold to
 * others. oversold: was paid after that. done: waits for nothing.
 */
export const orderStates = ["unpaid", "unshipped", "done", "cancelled", "failed", "oversold", "deleted"] as const;
export type OrderState = (typeof orderStates)[number];

/** All that fit: an order may wait for its money and for its delivery. */
export function statesOf<Moment>(order: Moments<Moment>): OrderState[] {
  if (order.deleted !== null) return ["deleted"];
  const late: OrderState[] = order.oversold === null ? [] : ["oversold"];
  if (order.cancelled !== null) return [...late, "cancelled"];
  if (order.payed === null && order.released !== null) return ["failed"];
  if (order.payed !== null && order.shipped !== null) return [...late, "done"];
  const unpaid: OrderState[] = order.payed === null ? ["unpaid"] : [];
  return [...late, ...unpaid, ...(order.shipped === null ? ["unshipped" as const] : [])];
}
