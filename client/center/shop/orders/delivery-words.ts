// The words for the delivery of orders: shipped, or ready for pick-up.
import type { TFunction } from "i18next";
import type { Order } from "#contract/shop/orders.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";

/** The customer was told that the goods are sent after the payment. */
const isPaidFirst = ({ paidAt, order }: Order): boolean => paidAt === null && order.payment === "advancepayment";

/** The server rejects shipping an order with an unpaid online payment. */
export const isUnpaidOnline = ({ paidAt, order }: Order): boolean => paidAt === null && isOnline(order.payment);

type Way = "shipped" | "ready" | "gone";

/** Selects the key of the texts. 'gone' covers a mixture of both. */
export function wayOf(orders: readonly Pick<Order, "order">[]): Way {
  const ready = orders.filter(({ order }) => order.delivery === "pickup").length;
  if (ready === 0) return "shipped";
  return ready === orders.length ? "ready" : "gone";
}

const isWithdrawn = ({ states }: Order): boolean => states.includes("withdrawn");

/** True if sending the order requires a confirmation. */
export const isQuestionable = (order: Order): boolean => isPaidFirst(order) || isWithdrawn(order);

/** A withdrawal is a stronger reason for the confirmation than a missing payment. */
export function questionOf(orders: readonly Order[], t: TFunction<"shopcenter">) {
  const way = wayOf(orders);
  const withdrawn = orders.filter(isWithdrawn);
  const why = withdrawn.length > 0 ? "withdrawn" : "unpaid";
  // Names the withdrawn orders if several are selected.
  const numbers = withdrawn.map(({ number }) => number).join(", ");
  const which = withdrawn.length > 0 && orders.length > 1 ? ` ${t("order.withdrawn.which", { numbers })}` : "";
  return {
    title: t(`order.${why}.${way}.title`),
    text: t(`order.${why}.${way}.text`) + which,
    confirmLabel: t(`order.${why}.${way}.confirm`),
  };
}
