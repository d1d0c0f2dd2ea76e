// What happens to an order, and what it waits for. Free of zod.

export const orderEventKinds = [
  "created",
  "payed",
  "shipped",
  "cancelled",
  "refunded",
  "refundFailed",
  "refundAsked",
  "refundRefused",
  "refundUncertain",
  "payedOnline",
  "released",
  "restocked",
  "oversold",
  "paymentFailed",
  "deleted",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

type Moments<Moment> = Record<"payed" | "shipped" | "cancelled" | "released" | "oversold" | "deleted", Moment | null>;

/** What its states depend on. */
export type Standing<Moment> = Moments<Moment> & {
  delivery: string;
  payment: string;
  total: number;
  refunded: number;
};

/**
 * unpaid: waits for its money. unshipped, unready: may go now, or be made ready for who picks it up. failed: was not paid
 * online in time, its pieces are sold to others. oversold: was paid after that. refundDue: cancelled, and its money is still
 * here. done: waits for nothing.
 */
export const orderStates = [
  "unpaid",
  "unshipped",
  "unready",
  "refundDue",
  "done",
  "cancelled",
  "failed",
  "oversold",
  "deleted",
] as const;
export type OrderState = (typeof orderStates)[number];

/** Everything that was paid went back. */
const isPaidBack = ({ total, refunded }: Standing<unknown>): boolean => total > 0 && refunded >= total;

const isRefundDue = (order: Standing<unknown>): boolean =>
  order.payed !== null && order.total > 0 && !isPaidBack(order);

/** All that fit: what is paid by invoice may wait for its money and for its delivery. */
export function statesOf<Moment>(order: Standing<Moment>): OrderState[] {
  if (order.deleted !== null) return ["deleted"];
  const late: OrderState[] = order.oversold === null ? [] : ["oversold"];
  if (order.cancelled !== null) return [...late, ...(isRefundDue(order) ? (["refundDue"] as const) : []), "cancelled"];
  if (order.payed === null && order.released !== null) return ["failed"];
  if (order.payed !== null && (order.shipped !== null || isPaidBack(order))) return [...late, "done"];
  const unpaid: OrderState[] = order.payed === null ? ["unpaid"] : [];
  return [
    ...late,
    ...unpaid,
    ...(mayGo(order) ? ([order.delivery === "pickup" ? "unready" : "unshipped"] as const) : []),
  ];
}

/** What is paid in advance or online goes when the money is there; what is paid by invoice before that. */
function mayGo<Moment>({ shipped, payed, payment }: Standing<Moment>): boolean {
  return shipped === null && (payed !== null || payment === "invoice");
}

const waiting: readonly OrderState[] = ["unpaid", "unshipped", "unready", "refundDue"];

/** Whether somebody still owes something: the customer money, or the shop goods or money. */
export const isOpen = <Moment>(order: Standing<Moment>): boolean =>
  statesOf(order).some((state) => waiting.includes(state));
