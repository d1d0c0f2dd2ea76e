import { addressOf, oneOf, pageNumber, words } from "./address-fields.ts";
import { useAddressView } from "./use-address-view.ts";

type Filter<Choice extends string> = { name: string; options: readonly Choice[] };

export type ListView<Choice extends string> = {
  query: string;
  choice: Choice | null;
  page: number;
};

export function useListView<Choice extends string>(filter?: Filter<Choice>) {
  const own = addressOf<ListView<Choice>>({
    query: words("q"),
    choice: oneOf(filter?.name ?? "", filter?.options ?? []),
    page: pageNumber,
  });
  const address = useAddressView(own);
  return { ...address, isFiltered: own.isFiltered(address.view), filterCount: own.filterCount(address.view) };
}
