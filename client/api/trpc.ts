import { QueryClient } from "@tanstack/react-query";
import type { TRPCClient } from "@trpc/client";
import type { inferRouterOutputs } from "@trpc/server";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { AppRouter } from "#server/router.ts";

export const trpc = createTRPCReact<AppRouter>();

export type Answers = inferRouterOutputs<AppRouter>;
export type Client = TRPCClient<AppRouter>;
export type Utils = ReturnType<typeof createUtils>;

const FRESH_MS = 10_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without 'always', React Query would silently pause requests while there is no network.
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}

export function createUtils(queryClient: QueryClient, client: Client) {
  return createTRPCQueryUtils<AppRouter>({ queryClient, client });
}
