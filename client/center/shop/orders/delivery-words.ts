// The words for sending orders, which are either shipped or made ready for pick-up.
import type { TFunction } from "i18next";
import type { Order } from "#contract/shop/orders.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";

/** The shop has promised to send these goods only after the payment. */
const isPaidFirst = ({ paidAt, order }: Order): boolean => paidAt === null && order.payment === "advancepayment";

/** The server refuses to ship an order with an unpaid online payment. */
export const isUnpaidOnline = ({ paidAt, order }: Order): boolean => paidAt === null && isOnline(order.payment);

type Way = "shipped" | "ready" | "gone";

/** The part of the texts' keys. 'shipped': all orders are shipped; 'ready': all are picked up; 'gone': some of each. */
export function wayOf(orders: readonly Pick<Order, "order">[]): Way {
  const ready = orders.filter(({ order }) => order.delivery === "pickup").length;
  if (ready === 0) return "shipped";
  return ready === orders.length ? "ready" : "gone";
}

const isWithdrawn = ({ states }: Order): boolean => states.includes("withdrawn");

/** True if the user must confirm before the order is marked as sent. */
export const isQuestionable = (order: Order): boolean => isPaidFirst(order) || isWithdrawn(order);

/** The question names a withdrawal rather than a missing payment, because it is the stronger reason. */
export function questionOf(orders: readonly Order[], t: TFunction<"shopcenter">) {
  const way = wayOf(orders);
  const withdrawn = orders.filter(isWithdrawn);
  const why = withdrawn.length > 0 ? "withdrawn" : "unpaid";
  // If several orders are selected, the question names the withdrawn ones.
  const numbers = withdrawn.map(({ number }) => number).join(", ");
  const which = withdrawn.length > 0 && orders.length > 1 ? ` ${t("order.withdrawn.which", { numbers })}` : "";
  return {
    title: t(`order.${why}.${way}.title`),
    text: t(`order.${why}.${way}.text`) + which,
    confirmLabel: t(`order.${why}.${way}.confirm`),
  };
}
