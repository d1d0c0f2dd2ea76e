// The view of the list of entries as part of the address: search, filters and page.
import { type EntryPlace, entryPlaces, entryStates } from "#contract/values/entry-filters.ts";
import type { PublishState } from "../../ui/admin/StateBadge.tsx";

export type EntriesView = {
  query: string;
  page: number;
  states: readonly PublishState[];
  places: readonly EntryPlace[];
};

/** Reads an address that a person may have typed: invalid parts are ignored. */
export function viewOf(params: URLSearchParams): EntriesView {
  return {
    query: params.get("q") ?? "",
    page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
    states: entryStates.filter((state) => params.getAll("state").includes(state)),
    places: entryPlaces.filter((place) => params.getAll("place").includes(place)),
  };
}

export function paramsOf({ query, page, states, places }: EntriesView): URLSearchParams {
  return new URLSearchParams([
    ...(query === "" ? [] : [["q", query]]),
    ...places.map((place) => ["place", place]),
    ...states.map((state) => ["state", state]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ]);
}

export function isFiltered({ query, states, places }: EntriesView): boolean {
  return query !== "" || states.length > 0 || places.length > 0;
}
