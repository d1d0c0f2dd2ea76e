import type { ReactNode } from "react";
import { type DataAccess, DataContext } from "./access.ts";
import { createGuestUtils } from "./guest-utils.ts";
import { GuestData, type QueryKey } from "./guest-data.ts";
import { createHttpClient } from "./http-client.ts";
import type { Client } from "./trpc.ts";
import { guestWatching } from "./use-guest-watched.ts";

export function guestAccess(store: GuestData, client: Client): DataAccess {
  return { store, utils: createGuestUtils(store, client), client, useWatched: guestWatching(store) };
}

type State = { queries: readonly { queryKey: QueryKey; state: { data?: unknown } }[] };

/** @param headers sent with each request @param state what the server has loaded for the page */
export function openGuestData(headers: Record<string, string>, state: State) {
  const store = new GuestData();
  for (const { queryKey, state: loaded } of state.queries) store.setQueryData(queryKey, loaded.data);
  const access = guestAccess(store, createHttpClient(headers));
  return { access, wrap: (page: ReactNode) => <DataContext value={access}>{page}</DataContext> };
}
