// How components reach the data of the server: `GuestData` on visitors' pages, React Query on editors' pages.
import { createContext, use } from "react";
import type { Fetched, QueryKey } from "./guest-data.ts";
import type { Client, Utils } from "./trpc.ts";

/** The part of React Query's client that `GuestData` has, too. */
export type DataStore = {
  getQueryData: <Loaded>(key: QueryKey) => Loaded | undefined;
  setQueryData: (key: QueryKey, data: unknown) => unknown;
  fetchQuery: <Loaded>(query: Fetched<Loaded>) => Promise<Loaded>;
  removeQueries: (filter: { queryKey: QueryKey }) => void;
};

export type Access = { store: DataStore; utils: Utils; client: Client };

export type WatchOptions = {
  /** If false, nothing is requested. */
  isEnabled?: boolean;
  /** While the data of a changed query is being loaded, the former data is returned. */
  keepsFormer?: boolean;
  /** Requests the data at each start of the component, even if it is fresh. */
  isAlwaysAsked?: boolean;
  /** @returns the milliseconds until the next request; null if none is needed */
  againAfter?: (state: { data: unknown; error: unknown }) => number | null;
};

export type Watched<Loaded> = {
  data: Loaded | undefined;
  error: unknown;
  /** True if `data` belongs to the former query. */
  isFormer: boolean;
  again: () => void;
};

export type UseWatched = <Loaded>(query: Fetched<Loaded>, options?: WatchOptions) => Watched<Loaded>;

export type DataAccess = Access & { useWatched: UseWatched };

export const DataContext = createContext<DataAccess | null>(null);

function useData(): DataAccess {
  const data = use(DataContext);
  if (!data) throw new Error("a component outside of the page");
  return data;
}

export const useAccess = (): Access => useData();
export const useUtils = (): Utils => useData().utils;
export const useClient = (): Client => useData().client;

/** Shows what a query has loaded, and renders again when it changes. */
// oxlint-disable-next-line react/hooks -- a page keeps its kind of store as long as it is open
export const useWatched: UseWatched = (query, options) => useData().useWatched(query, options);
