// What a list shows, as its address says it: the browser's back button returns to the same view.
import { useSearchParams } from "react-router";

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
  const [params, setParams] = useSearchParams();
  const view: ListView<Choice> = {
    query: params.get("q") ?? "",
    choice: filter?.options.find((option) => option === params.get(filter.name)) ?? null,
    page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
  };
  const paramsOf = ({ query, choice, page }: ListView<Choice>): URLSearchParams =>
    new URLSearchParams([
      ...(query === "" ? [] : [["q", query]]),
      ...(filter === undefined || choice === null ? [] : [[filter.name, choice]]),
      ...(page > 1 ? [["page", String(page)]] : []),
    ]);
  return {
    view,
    isFiltered: view.query !== "" || view.choice !== null,
    /** Other words or another choice begin at the first page. */
    show: (change: Partial<ListView<Choice>>): void =>
      setParams(paramsOf({ ...view, page: 1, ...change }), { replace: true, preventScrollReset: true }),
    hrefOf: (page: number): string => `?${paramsOf({ ...view, page }).toString()}`,
  };
}
