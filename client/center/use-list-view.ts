// What a list shows that has a search, one filter, or both, as its address says it.
import { addressOf, oneOf, pageNumber, words } from "./address-fields.ts";
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
  const own = addressOf<ListView<Choice>>({
    query: words("q"),
    choice: oneOf(filter?.name ?? "", filter?.options ?? []),
    page: pageNumber,
  });
  const address = useAddressView(own);
  return { ...address, isFiltered: own.isFiltered(address.view) };
}
