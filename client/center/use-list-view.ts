// The view of a list in the URL: a search, a filter, or both.
import { addressOf, oneOf, pageNumber, words } from "./address-fields.ts";
import { useAddressView } from "./use-address-view.ts";

type Filter<Choice extends string> = { name: string; options: readonly Choice[] };

export type ListView<Choice extends string> = {
  query: string;
  choice: Choice | null;
  page: number;
};

/** @param filter the name of the URL parameter, and the options */
export function useListView<Choice extends string>(filter?: Filter<Choice>) {
  const own = addressOf<ListView<Choice>>({
    query: words("q"),
    choice: oneOf(filter?.name ?? "", filter?.options ?? []),
    page: pageNumber,
  });
  const address = useAddressView(own);
  return { ...address, isFiltered: own.isFiltered(address.view) };
}
