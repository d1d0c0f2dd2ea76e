// The typed way to the server's procedures, the same for loaders and components.
import { QueryClient } from "@tanstack/react-query";
import type { TRPCClient } from "@trpc/client";
import type { inferRouterOutputs } from "@trpc/server";
import { createTRPCQueryUtils, createTRPCReact, TRPCClientError } from "@trpc/react-query";
import type { ErrorBody } from "#contract/errors.ts";
import type { AppRouter } from "#server/router.ts";

export const trpc = createTRPCReact<AppRouter>();

/** What each procedure answers. */
export type Answers = inferRouterOutputs<AppRouter>;
export type Client = TRPCClient<AppRouter>;
export type Utils = ReturnType<typeof createUtils>;

const FRESH_MS = 10_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a request fails at once; else it would wait for one unseen.
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}

export function createUtils(queryClient: QueryClient, client: Client) {
  return createTRPCQueryUtils<AppRouter>({ queryClient, client });
}

/** What the server said when it refused; null when it could not be reached or the error is none of its. */
export function refusalOf(error: unknown): ErrorBody | null {
  if (!(error instanceof TRPCClientError)) return null;
  const data = error.data as (Omit<ErrorBody, "message"> & { httpStatus: number }) | null | undefined;
  return data?.code ? { ...data, message: error.message } : null;
}

/** Whether the server knows nobody any more: the session has ended, here or elsewhere. */
export function isSignedOut(error: unknown): boolean {
  return refusalOf(error)?.code === "C100" && (error as { data: { httpStatus: number } }).data.httpStatus === 401;
}

/** Whether no answer came at all: there is no network, or the server is out of reach. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TRPCClientError && !error.data && !error.meta?.["response"];
}
