import { addressOf, pageNumber, someOf, words } from "../address-fields.ts";
import { type EntryPlace, entryPlaces, entryStates } from "#contract/values/entry-filters.ts";
import type { PublishState } from "../../ui/admin/StateBadge.tsx";

export type EntriesView = {
  query: string;
  page: number;
  states: readonly PublishState[];
  places: readonly EntryPlace[];
};

export const { viewOf, paramsOf, isFiltered, filterCount } = addressOf<EntriesView>({
  query: words("q"),
  places: someOf("place", entryPlaces),
  states: someOf("state", entryStates),
  page: pageNumber,
});
