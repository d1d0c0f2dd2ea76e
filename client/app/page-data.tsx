// The data of a page while the server renders it.
import { dehydrate } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type DataAccess, DataContext } from "../api/access.ts";
import { editorAccess, EditorData } from "../api/editor-data.tsx";
import { GuestData, type QueryKey } from "../api/guest-data.ts";
import { guestAccess } from "../api/guest-page.tsx";
import { type Client, createQueryClient } from "../api/trpc.ts";

type LoadedQuery = { queryKey: QueryKey; queryHash: string; state: { data: unknown; status: "success" } };

export type PageData = {
  access: DataAccess;
  wrap: (page: ReactNode) => ReactNode;
  /** Without load times, the same page always has the same bytes. The browser adds the times again. */
  loaded: () => LoadedQuery[];
};

const loadedQuery = (queryKey: QueryKey, queryHash: string, data: unknown): LoadedQuery => ({
  queryKey,
  queryHash,
  state: { data, status: "success" },
});

export function guestPageData(client: Client): PageData {
  const store = new GuestData();
  const access = guestAccess(store, client);
  return {
    access,
    wrap: (page) => <DataContext value={access}>{page}</DataContext>,
    loaded: () => store.loaded().map(({ queryKey, queryHash, data }) => loadedQuery(queryKey, queryHash, data)),
  };
}

export function editorPageData(client: Client): PageData {
  const queryClient = createQueryClient();
  const given = { queryClient, client, access: editorAccess({ queryClient, client }) };
  return {
    access: given.access,
    wrap: (page) => <EditorData {...given}>{page}</EditorData>,
    loaded: () =>
      dehydrate(queryClient).queries.map(({ queryKey, queryHash, state }) =>
        loadedQuery(queryKey, queryHash, state.data),
      ),
  };
}
