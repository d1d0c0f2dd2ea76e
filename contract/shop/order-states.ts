// What happens to an order, and what it waits for. Free of zod.

export const orderEventKinds = [
  "created",
  "payed",
  "shipped",
  "handedOver",
  "cancelled",
  "refunded",
  "refundFailed",
  "refundAsked",
  "refundRefused",
  "refundUncertain",
  "payedOnline",
  "payedPart",
  "payedOther",
  "overpaid",
  "surplusBack",
  "reduced",
  "withdrawn",
  "withdrawalDone",
  "released",
  "restocked",
  "oversold",
  "paymentFailed",
  "deleted",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

type Moments<Moment> = Record<
  "payed" | "shipped" | "handedOver" | "cancelled" | "released" | "oversold" | "deleted",
  Moment | null
>;

/** What its states depend on. */
export type Standing<Moment> = Moments<Moment> & {
  delivery: string;
  payment: string;
  total: number;
  /** Cents that have come, in parts or in full. */
  received: number;
  refunded: number;
  /** Cents that came more than was owed, and have not gone back. */
  overpaid: number;
  /** The customer has withdrawn from it, or from a part, and nobody has dealt with that. */
  isWithdrawn: boolean;
};

type Money = { payed: unknown; total: number; received: number; refunded: number };

/** Cents that have come, also those that went back before the rest came: at most these go back. */
export const paidCents = ({ payed, total, received }: Money): number =>
  payed === null ? received : Math.max(total, received);

/** Cents that the customer still owes. */
export const dueCents = (order: Money): number =>
  order.payed === null ? Math.max(0, order.total - order.received + order.refunded) : 0;

/**
 * unpaid: waits for its money. partlyPaid: and a part of it has come. unshipped, unready: may go now, or be made ready for
 * who picks it up. ready: waits for who picks it up. failed: was not paid online in time, its pieces are sold to others.
 * oversold: was paid after that. withdrawn: somebody has to answer a withdrawal. refundDue: cancelled, and its money is still here, or more came than was owed. done: waits for nothing.
 */
export const orderStates = [
  "withdrawn",
  "unpaid",
  "partlyPaid",
  "unshipped",
  "unready",
  "ready",
  "refundDue",
  "done",
  "cancelled",
  "failed",
  "oversold",
  "deleted",
] as const;
export type OrderState = (typeof orderStates)[number];

/** Everything that was paid went back. */
export const isPaidBack = (order: Money): boolean =>
  order.payed !== null && order.total > 0 && order.refunded >= paidCents(order);

const isMoneyHere = (order: Standing<unknown>): boolean => paidCents(order) > order.refunded;

type Going = { delivery: string; shipped: unknown; handedOver: unknown };

/** Whether the customer has the goods, or the carrier. */
export const isGone = ({ delivery, shipped, handedOver }: Going): boolean =>
  (delivery === "pickup" ? handedOver : shipped) !== null;

/** All that fit: what is paid by invoice may wait for its money and for its delivery. */
export function statesOf<Moment>(order: Standing<Moment>): OrderState[] {
  if (order.deleted !== null) return ["deleted"];
  const besides: OrderState[] = [
    ...(order.isWithdrawn ? (["withdrawn"] as const) : []),
    ...(order.oversold === null ? [] : (["oversold"] as const)),
  ];
  const surplus: OrderState[] = order.overpaid > 0 ? ["refundDue"] : [];
  if (order.cancelled !== null) {
    const due: OrderState[] = isMoneyHere(order) ? ["refundDue"] : surplus;
    return [...besides, ...due, "cancelled"];
  }
  if (order.payed === null && order.released !== null) return [...besides, "failed"];
  if (isPaidBack(order) || (order.payed !== null && isGone(order))) return [...besides, ...surplus, "done"];
  const unpaid: OrderState[] = order.payed === null ? ["unpaid"] : [];
  const partly: OrderState[] = order.payed === null && isMoneyHere(order) ? ["partlyPaid"] : [];
  return [
    ...besides,
    ...surplus,
    ...unpaid,
    ...partly,
    ...(mayGo(order) ? ([order.delivery === "pickup" ? "unready" : "unshipped"] as const) : []),
    ...(order.shipped !== null && !isGone(order) ? (["ready"] as const) : []),
  ];
}

/** What is paid in advance or online goes when the money is there; what is paid by invoice before that. */
function mayGo<Moment>({ shipped, payed, payment }: Standing<Moment>): boolean {
  return shipped === null && (payed !== null || payment === "invoice");
}

const waiting: readonly OrderState[] = ["withdrawn", "unpaid", "unshipped", "unready", "ready", "refundDue"];

/** Whether somebody still owes something: the customer money, or the shop goods, money or an answer. */
export const isOpen = <Moment>(order: Standing<Moment>): boolean =>
  statesOf(order).some((state) => waiting.includes(state));
