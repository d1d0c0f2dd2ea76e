import type { TFunction } from "i18next";
import type { Order } from "#contract/shop/orders.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";

/** True if the customer must pay in advance and has not paid yet. The shop ships the goods only after the payment. */
const isPaidFirst = ({ paidAt, order }: Order): boolean => paidAt === null && order.payment === "advancepayment";

/** True if the customer pays online and has not paid yet. The server then refuses to ship the order. */
export const isUnpaidOnline = ({ paidAt, order }: Order): boolean => paidAt === null && isOnline(order.payment);

type Way = "shipped" | "ready" | "gone";

/**
 * Part of a text key. 'shipped': all orders are sent. 'ready': customers pick up all orders. 'gone': the orders include
 * both kinds.
 */
export function wayOf(orders: readonly Pick<Order, "order">[]): Way {
  const ready = orders.filter(({ order }) => order.delivery === "pickup").length;
  if (ready === 0) return "shipped";
  return ready === orders.length ? "ready" : "gone";
}

const isWithdrawn = ({ states }: Order): boolean => states.includes("withdrawn");

export const isQuestionable = (order: Order): boolean => isPaidFirst(order) || isWithdrawn(order);

/**
 * If an order was withdrawn and is also unpaid, the question names the withdrawal, because it is the stronger reason.
 */
export function questionOf(orders: readonly Order[], t: TFunction<"shopcenter">) {
  const way = wayOf(orders);
  const withdrawn = orders.filter(isWithdrawn);
  const why = withdrawn.length > 0 ? "withdrawn" : "unpaid";
  // If several orders are selected, the question contains the numbers of the withdrawn orders.
  const numbers = withdrawn.map(({ number }) => number).join(", ");
  const which = withdrawn.length > 0 && orders.length > 1 ? ` ${t("order.withdrawn.which", { numbers })}` : "";
  return {
    title: t(`order.${why}.${way}.title`),
    text: t(`order.${why}.${way}.text`) + which,
    confirmLabel: t(`order.${why}.${way}.confirm`),
  };
}
