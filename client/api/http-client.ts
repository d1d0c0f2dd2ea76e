// Sends requests in tRPC's protocol. Its own client, with React Query, takes a sixth of a guest's JavaScript.
import type { TRPCClient } from "@trpc/client";
import { limits } from "#contract/values/limits.ts";
import type { AppRouter } from "#server/router.ts";
import { AnswerError } from "./refusal.ts";

type Call = { path: string; input: unknown; resolve: (data: unknown) => void; reject: (error: unknown) => void };
type Body = { result: { data?: unknown } } | { error: { message: string; data: unknown } };

const BASE = "/trpc";

/** @param headers sent with each request */
export function createHttpClient(headers: Record<string, string>): TRPCClient<AppRouter> {
  let waiting: Call[] = [];

  /** Queries of the same moment share a request. */
  const query = (path: string, input: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.push({ path, input, resolve, reject });
      if (waiting.length === 1) queueMicrotask(flush);
    });

  const flush = (): void => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += limits.rpcBatch) void send(all.slice(from, from + limits.rpcBatch));
  };

  const send = async (calls: readonly Call[]): Promise<void> => {
    const inputs = Object.fromEntries(
      calls.flatMap(({ input }, index) => (input === undefined ? [] : [[index, input] as const])),
    );
    const names = calls.map(({ path }) => path).join(",");
    const search = new URLSearchParams({ batch: "1", input: JSON.stringify(inputs) });
    try {
      const { response, body } = await ask(`${BASE}/${names}?${search.toString()}`, { headers });
      const bodies = body as Body[];
      for (const [index, { resolve, reject }] of calls.entries()) settle(bodies[index], response, resolve, reject);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  };

  const mutate = async (path: string, input: unknown): Promise<unknown> => {
    const { response, body } = await ask(`${BASE}/${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    return new Promise((resolve, reject) => settle(body as Body, response, resolve, reject));
  };

  const procedure = (path: string): unknown =>
    new Proxy(
      { query: (input?: unknown) => query(path, input), mutate: (input?: unknown) => mutate(path, input) },
      {
        get: (own, name) => {
          if (typeof name !== "string") return undefined;
          return name === "query" || name === "mutate" ? own[name] : procedure(path === "" ? name : `${path}.${name}`);
        },
      },
    );
  return procedure("") as TRPCClient<AppRouter>;
}

async function ask(url: string, init: RequestInit): Promise<{ response: Response; body: unknown }> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    throw new AnswerError(String(error));
  }
  try {
    return { response, body: await response.json() };
  } catch {
    // For example the page of a proxy, or an answer that was cut off.
    throw new AnswerError(`${response.status}`, { response });
  }
}

function settle(body: Body | undefined, response: Response, resolve: Call["resolve"], reject: Call["reject"]): void {
  if (body && "result" in body) return resolve(body.result.data);
  const { message = `${response.status}`, data } = body?.error ?? {};
  reject(new AnswerError(message, { data, response }));
}
