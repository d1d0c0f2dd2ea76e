import { isPaidBack } from "#contract/shop/order-states.ts";
import type { OwnOrder } from "./use-own-order.ts";

export type StampKind = "ordered" | "paid" | "onItsWay" | "ready" | "handedOver" | "cancelled";

/** `at`: the time as ISO 8601; null if the order has not reached the state yet. */
export type Stamp = { kind: StampKind; at: string | null };

type Stamped = Pick<
  OwnOrder,
  | "total"
  | "received"
  | "refunded"
  | "created"
  | "paidAt"
  | "shipped"
  | "handedOver"
  | "cancelled"
  | "status"
  | "payment"
> & {
  order: Pick<OwnOrder["order"], "delivery">;
};

/** @returns the stamps in the usual order. An invoice is paid after the delivery, so its payment is the last stamp. */
export function stampsOf(own: Stamped): Stamp[] {
  const { created, paidAt, shipped, handedOver, cancelled, status, payment, order } = own;
  const isPickedUp = order.delivery === "pickup";
  const paid: Stamp = { kind: "paid", at: paidAt };
  const way: Stamp[] = [{ kind: isPickedUp ? "ready" : "onItsWay", at: shipped ?? (isPickedUp ? handedOver : null) }];
  // The shop rarely records the arrival of a parcel. So for parcels, this stamp appears only after the arrival was
  // recorded.
  if (isPickedUp || handedOver !== null) way.push({ kind: "handedOver", at: handedOver });
  const all: Stamp[] = [
    { kind: "ordered", at: created },
    ...(payment.source === "invoice" ? [...way, paid] : [paid, ...way]),
  ];
  if (cancelled === null && status !== "failed" && !isPaidBack(own)) return all;
  const reached = all.filter(({ at }) => at !== null);
  return cancelled === null ? reached : [...reached, { kind: "cancelled", at: cancelled }];
}
