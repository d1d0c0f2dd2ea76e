// The view of the list of products as part of the address: search, filters and page.
import type { ListProductsInput } from "#contract/shop/products.ts";
import { limits } from "#contract/values/limits.ts";

export const shownStates = ["shown", "hidden"] as const;
export type ShownState = (typeof shownStates)[number];

export type ItemsView = { query: string; tag: string | null; state: ShownState | null; page: number };

export const PER_PAGE = limits.listDefault;

/** Reads an address that a person may have typed: invalid parts are ignored. */
export function viewOf(params: URLSearchParams): ItemsView {
  return {
    query: params.get("q") ?? "",
    tag: params.get("tag"),
    state: shownStates.find((state) => state === params.get("state")) ?? null,
    page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
  };
}

export function paramsOf({ query, tag, state, page }: ItemsView): URLSearchParams {
  return new URLSearchParams([
    ...(query === "" ? [] : [["q", query]]),
    ...(tag === null ? [] : [["tag", tag]]),
    ...(state === null ? [] : [["state", state]]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ]);
}

export const isFiltered = ({ query, tag, state }: ItemsView): boolean => query !== "" || tag !== null || state !== null;

/** @param at the first of the products that are asked for */
export function askedFor(
  { query, tag, state }: ItemsView,
  at: number,
  limit: number = PER_PAGE,
): Pick<ListProductsInput, "limit" | "skip" | "tags" | "q" | "hidden"> {
  return {
    limit,
    skip: at,
    tags: tag === null ? [] : [tag],
    ...(query && { q: query }),
    ...(state && { hidden: state === "hidden" }),
  };
}
