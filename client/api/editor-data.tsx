// React Query and tRPC, for the pages of editors.
import {
  type DehydratedState,
  HydrationBoundary,
  keepPreviousData,
  type QueryClient,
  QueryClientProvider,
  useQuery,
} from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import type { ReactNode } from "react";
import { limits } from "#contract/values/limits.ts";
import type { AppRouter } from "#server/router.ts";
import { type DataAccess, type DataStore, DataContext, type UseWatched, type WatchOptions } from "./access.ts";
import type { Fetched, QueryKey } from "./guest-data.ts";
import { fetchNoticingPending } from "./pending.ts";
import { completed } from "./server-state.ts";
import { type Client, createQueryClient, createUtils, type EditorUtils, trpc } from "./trpc.ts";

type Given = { queryClient: QueryClient; client: Client };

export const useEditorWatched: UseWatched = <Loaded,>(
  query: Fetched<Loaded>,
  { isEnabled = true, keepsFormer = false, isAlwaysAsked = false, againAfter }: WatchOptions = {},
) => {
  const { data, error, isPlaceholderData, refetch } = useQuery<Loaded, Error, Loaded, QueryKey>({
    queryKey: query.queryKey,
    queryFn: query.queryFn as () => Promise<Loaded>,
    enabled: isEnabled,
    ...(keepsFormer && { placeholderData: keepPreviousData }),
    ...(isAlwaysAsked && { staleTime: 0, refetchOnMount: "always" }),
    ...(againAfter && {
      refetchInterval: ({ state }: { state: { data: unknown; error: unknown } }) => againAfter(state) ?? false,
    }),
  });
  return { data, error, isFormer: isPlaceholderData, again: () => void refetch() };
};

export function editorAccess({ queryClient, client }: Given): DataAccess & { utils: EditorUtils } {
  const utils = createUtils(queryClient, client);
  return { store: queryClient as unknown as DataStore, utils, client, useWatched: useEditorWatched };
}

type Props = Given & { access: DataAccess; state?: DehydratedState | undefined; children?: ReactNode };

export function EditorData({ queryClient, client, access, state, children }: Props) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={state}>
          <DataContext value={access}>{children}</DataContext>
        </HydrationBoundary>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

/** @param headers sent with each request @param state what the server has loaded for the page */
export function openEditorData(headers: Record<string, string>, state: DehydratedState) {
  const queryClient = createQueryClient();
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: "/trpc", maxItems: limits.rpcBatch, headers, fetch: fetchNoticingPending })],
  });
  const access = editorAccess({ queryClient, client });
  const given = { queryClient, client, access, state: completed(state, Date.now()) };
  return { access, wrap: (page: ReactNode) => <EditorData {...given}>{page}</EditorData> };
}
