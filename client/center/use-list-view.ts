// What a list shows that has a search, one filter, or both, as its address says it.
import { useAddressView } from "./use-address-view.ts";

type Filter<Choice extends string> = { name: string; options: readonly Choice[] };

export type ListView<Choice extends string> = {
  /** Words to search for; '' for all. */
  query: string;
  choice: Choice | null;
  /** From 1. */
  page: number;
};

/** @param filter the name of the address's parameter that chooses one of some */
export function useListView<Choice extends string>(filter?: Filter<Choice>) {
  const address = useAddressView<ListView<Choice>>({
    viewOf: (params) => ({
      query: params.get("q") ?? "",
      choice: filter?.options.find((option) => option === params.get(filter.name)) ?? null,
      page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
    }),
    paramsOf: ({ query, choice, page }) =>
      new URLSearchParams([
        ...(query === "" ? [] : [["q", query]]),
        ...(filter === undefined || choice === null ? [] : [[filter.name, choice]]),
        ...(page > 1 ? [["page", String(page)]] : []),
      ]),
  });
  return { ...address, isFiltered: address.view.query !== "" || address.view.choice !== null };
}
