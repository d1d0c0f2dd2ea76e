import { QueryClient } from "@tanstack/react-query";
import type { TRPCClient } from "@trpc/client";
import type { inferRouterOutputs } from "@trpc/server";
import { createTRPCQueryUtils, createTRPCReact, TRPCClientError } from "@trpc/react-query";
import type { ErrorBody } from "#contract/schemas/errors.ts";
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

/** @returns the server's error; null if the server did not answer, or if the client's own code has failed */
export function refusalOf(error: unknown): ErrorBody | null {
  if (!(error instanceof TRPCClientError)) return null;
  const data = error.data as (Omit<ErrorBody, "message"> & { httpStatus: number }) | null | undefined;
  return data?.code ? { ...data, message: error.message } : null;
}

export function isSignedOut(error: unknown): boolean {
  return refusalOf(error)?.code === "C100" && (error as { data: { httpStatus: number } }).data.httpStatus === 401;
}

/** Browsers report failed dynamic imports with these messages: Chromium and Firefox first, then Safari. */
const unloaded = /dynamically imported module|Importing a module script failed/u;

/** True if the server did not answer, because the network or the server is down. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return error instanceof TypeError && unloaded.test(error.message);
  return !error.data && !error.meta?.["response"];
}
