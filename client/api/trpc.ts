import { QueryClient } from "@tanstack/react-query";
import type { TRPCClient } from "@trpc/client";
import type { inferRouterOutputs } from "@trpc/server";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { AppRouter } from "#server/router.ts";

export const trpc = createTRPCReact<AppRouter>();

export type Answers = inferRouterOutputs<AppRouter>;
export type Client = TRPCClient<AppRouter>;
/** All of tRPC's utils, which only editors' pages have. */
export type EditorUtils = ReturnType<typeof createUtils>;
/** The part of them that visitors' pages have, too (guest-utils.ts). */
export type Utils = Common<EditorUtils>;

type Common<Part> = "queryOptions" extends keyof Part
  ? Pick<Part, Extract<keyof Part, "queryOptions" | "getData" | "invalidate">>
  : { [Name in keyof Part]: Name extends "invalidate" ? Part[Name] : Common<Part[Name]> };

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
