export const orderEventKinds = [
  "created",
  "paid",
  "shipped",
  "handedOver",
  "cancelled",
  "refunded",
  "refundFailed",
  "refundAsked",
  "refundRefused",
  "refundUncertain",
  "paidOnline",
  "paidPart",
  "paidOther",
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
  "paidAt" | "shipped" | "handedOver" | "cancelled" | "released" | "oversold" | "deleted",
  Moment | null
>;

export type Standing<Moment> = Moments<Moment> & {
  delivery: string;
  payment: string;
  total: number;
  received: number;
  refunded: number;
  overpaid: number;
  isWithdrawn: boolean;
};

type Money = { paidAt: unknown; total: number; received: number; refunded: number };

/** All cents received, including cents that were refunded later. Refunds cannot exceed this sum. */
export const paidCents = ({ paidAt, total, received }: Money): number =>
  paidAt === null ? received : Math.max(total, received);

export const dueCents = (order: Money): number =>
  order.paidAt === null ? Math.max(0, order.total - order.received + order.refunded) : 0;

/**
 * The states of an order:
 * - unpaid: waits for its payment. partlyPaid: a part was received.
 * - unshipped, unready: can be sent, or prepared for pickup. ready: waits for pickup.
 * - failed: not paid online in time, and its pieces are released. oversold: paid after the release.
 * - withdrawn: a withdrawal waits for an answer.
 * - refundDue: cancelled without a full refund, or overpaid. done: waits for nothing.
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

export const isPaidBack = (order: Money): boolean =>
  order.paidAt !== null && order.total > 0 && order.refunded >= paidCents(order);

const isMoneyHere = (order: Standing<unknown>): boolean => paidCents(order) > order.refunded;

type Going = { delivery: string; shipped: unknown; handedOver: unknown };

export const isGone = ({ delivery, shipped, handedOver }: Going): boolean =>
  (delivery === "pickup" ? handedOver : shipped) !== null;

/** All matching states, because an order by invoice may be unpaid and unshipped at the same time. */
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
  if (order.paidAt === null && order.released !== null) return [...besides, "failed"];
  if (isPaidBack(order) || (order.paidAt !== null && isGone(order))) return [...besides, ...surplus, "done"];
  const unpaid: OrderState[] = order.paidAt === null ? ["unpaid"] : [];
  const partly: OrderState[] = order.paidAt === null && isMoneyHere(order) ? ["partlyPaid"] : [];
  return [
    ...besides,
    ...surplus,
    ...unpaid,
    ...partly,
    ...(mayGo(order) ? ([order.delivery === "pickup" ? "unready" : "unshipped"] as const) : []),
    ...(order.shipped !== null && !isGone(order) ? (["ready"] as const) : []),
  ];
}

/** An order by invoice may be sent before its payment, any other order only after its payment. */
function mayGo<Moment>({ shipped, paidAt, payment }: Standing<Moment>): boolean {
  return shipped === null && (paidAt !== null || payment === "invoice");
}

const waiting: readonly OrderState[] = ["withdrawn", "unpaid", "unshipped", "unready", "ready", "refundDue"];

export const isOpen = <Moment>(order: Standing<Moment>): boolean =>
  statesOf(order).some((state) => waiting.includes(state));
