// How goods get to their customers, as the words for it: they are sent, or made ready for who picks them up.
import type { TFunction } from "i18next";
import type { Order } from "#contract/shop/orders.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";

/** The customer was told that the goods go when the money is there. */
const isPaidFirst = ({ payed, order }: Order): boolean => payed === null && order.payment === "advancepayment";

/** The server refuses to let it go. */
export const isUnpaidOnline = ({ payed, order }: Order): boolean => payed === null && isOnline(order.payment);

type Way = "shipped" | "ready" | "gone";

/** The key of the texts; 'gone' is both of them. */
export function wayOf(orders: readonly Pick<Order, "order">[]): Way {
  const ready = orders.filter(({ order }) => order.delivery === "pickup").length;
  if (ready === 0) return "shipped";
  return ready === orders.length ? "ready" : "gone";
}

const isWithdrawn = ({ states }: Order): boolean => states.includes("withdrawn");

/** Whether somebody is asked before it goes. */
export const isQuestionable = (order: Order): boolean => isPaidFirst(order) || isWithdrawn(order);

/** Why: a withdrawal weighs more than money that is not there yet. */
export function questionOf(orders: readonly Order[], t: TFunction<"shopcenter">) {
  const way = wayOf(orders);
  const withdrawn = orders.filter(isWithdrawn);
  const why = withdrawn.length > 0 ? "withdrawn" : "unpaid";
  // Of several it is said which.
  const numbers = withdrawn.map(({ number }) => number).join(", ");
  const which = withdrawn.length > 0 && orders.length > 1 ? ` ${t("order.withdrawn.which", { numbers })}` : "";
  return {
    title: t(`order.${why}.${way}.title`),
    text: t(`order.${why}.${way}.text`) + which,
    confirmLabel: t(`order.${why}.${way}.confirm`),
  };
}
