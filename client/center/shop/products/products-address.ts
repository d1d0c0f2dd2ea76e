import { addressOf, oneOf, pageNumber, textOrNone, words } from "../../address-fields.ts";
import type { ListProductsInput } from "#contract/shop/products.ts";
import { limits } from "#contract/values/limits.ts";

export const shownStates = ["shown", "hidden"] as const;
export type ShownState = (typeof shownStates)[number];

export type ProductsView = { query: string; tag: string | null; state: ShownState | null; page: number };

export const PER_PAGE = limits.listDefault;

export const { viewOf, paramsOf, isFiltered, filterCount } = addressOf<ProductsView>({
  query: words("q"),
  tag: textOrNone("tag"),
  state: oneOf("state", shownStates),
  page: pageNumber,
});

export function listInputOf(
  { query, tag, state }: ProductsView,
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
