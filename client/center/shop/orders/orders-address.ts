// The view of the list of orders as part of the address: search, filters and page.
import { limits } from "#contract/values/limits.ts";
import { type OrderState, orderStates } from "#contract/shop/order-states.ts";

export type OrdersView = {
  query: string;
  states: readonly OrderState[];
  isUnread: boolean;
  tag: string | null;
  /** An order: those of its customer are shown. */
  customer: string | null;
  page: number;
};

export const PER_PAGE = limits.listDefault;

/** Reads an address that a person may have typed: invalid parts are ignored. */
export function viewOf(params: URLSearchParams): OrdersView {
  return {
    query: params.get("q") ?? "",
    states: orderStates.filter((state) => params.getAll("state").includes(state)),
    isUnread: params.has("unread"),
    tag: params.get("tag"),
    customer: params.get("customer"),
    page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
  };
}

export function paramsOf({ query, states, isUnread, tag, customer, page }: OrdersView): URLSearchParams {
  return new URLSearchParams([
    ...(query === "" ? [] : [["q", query]]),
    ...states.map((state) => ["state", state]),
    ...(isUnread ? [["unread", "1"]] : []),
    ...(tag === null ? [] : [["tag", tag]]),
    ...(customer === null ? [] : [["customer", customer]]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ]);
}

export function askedFor({ query, states, isUnread, tag, customer, page }: OrdersView) {
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

export const isFiltered = ({ query, states, isUnread, tag, customer }: OrdersView): boolean =>
  query !== "" || states.length > 0 || isUnread || tag !== null || customer !== null;
