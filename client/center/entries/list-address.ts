import { addressOf, pageNumber, someOf, words } from "../address-fields.ts";
import { type EntryPlace, entryPlaces, type ListedState, listedStates } from "#contract/values/entry-filters.ts";

export type EntriesView = {
  query: string;
  page: number;
  states: readonly ListedState[];
  places: readonly EntryPlace[];
};

export const { viewOf, paramsOf, isFiltered, filterCount } = addressOf<EntriesView>({
  query: words("q"),
  places: someOf("place", entryPlaces),
  states: someOf("state", listedStates),
  page: pageNumber,
});
