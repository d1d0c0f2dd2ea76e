import { createTRPCClient, httpLink, type TRPCClient, TRPCClientError } from "@trpc/client";
import type { inferRouterInputs } from "@trpc/server";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import type { AppRouter } from "#server/router.ts";

export type Procedures = TRPCClient<AppRouter>;

export type Inputs = inferRouterInputs<AppRouter>;

type Send = (
  path: string,
  request: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Response>;

/** Each call is a separate request, because a batch would hide the call's status. */
export function createProcedures(send: Send, headers: Record<string, string>): Procedures {
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: "/trpc",
        headers,
        fetch: (path, { method = "GET", headers: sent, body } = {}) =>
          send(String(path), {
            method,
            headers: Object.fromEntries(new Headers(sent)),
            ...(typeof body === "string" ? { body } : {}),
          }),
      }),
    ],
  });
}

export type Refusal = ErrorBody & { status: number; headers: Headers };

/** @throws if the call succeeds, or if the error does not come from the site */
export async function refusal(call: Promise<unknown>): Promise<Refusal> {
  const error = await errorOf(call);
  if (error === null) throw new Error("the site answered a call that it should refuse");
  const response = error instanceof TRPCClientError ? error.meta?.["response"] : undefined;
  if (!isTrpcError(error) || !error.data || !(response instanceof Response)) throw error;
  const { httpStatus: _status, path: _path, ...body } = error.data;
  return { ...body, message: error.message, status: response.status, headers: response.headers };
}

export async function statusOf(call: Promise<unknown>): Promise<number> {
  return (await errorOf(call)) === null ? 200 : (await refusal(call)).status;
}

export function sendAny<Answer>(call: (input: never) => Promise<Answer>, input: unknown): Promise<Answer> {
  return call(input as never);
}

const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

const isTrpcError = (error: unknown): error is TRPCClientError<AppRouter> => error instanceof TRPCClientError;
