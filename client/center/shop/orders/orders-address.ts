import { addressOf, flag, pageNumber, someOf, textOrNone, words } from "../../address-fields.ts";
import { limits } from "#contract/values/limits.ts";
import { type OrderState, orderStates } from "#contract/shop/order-states.ts";

export type OrdersView = {
  query: string;
  states: readonly OrderState[];
  isUnread: boolean;
  tag: string | null;
  customer: string | null;
  page: number;
};

export const PER_PAGE = limits.listDefault;

export const { viewOf, paramsOf, isFiltered, filterCount } = addressOf<OrdersView>({
  query: words("q"),
  states: someOf("state", orderStates),
  isUnread: flag("unread"),
  tag: textOrNone("tag"),
  customer: textOrNone("customer"),
  page: pageNumber,
});

export function listInputOf({ query, states, isUnread, tag, customer, page }: OrdersView) {
  return {
    limit: PER_PAGE,
    skip: (page - 1) * PER_PAGE,
    states: [...states],
    ...(isUnread && { read: false }),
    ...(tag !== null && { tags: [tag] }),
    ...(customer !== null && { customer }),
    ...(query && { q: query }),
  };
}
