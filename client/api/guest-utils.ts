import type { GuestData, QueryKey } from "./guest-data.ts";
import type { Client, Utils } from "./trpc.ts";

/** The part of tRPC's utils that visitors' pages use, for `GuestData`. The keys are those of tRPC. */
export function createGuestUtils(data: GuestData, client: Client): Utils {
  const keyOf = (path: readonly string[], input: unknown): QueryKey => [
    path,
    { ...(input !== undefined && { input }), type: "query" },
  ];
  const acts: Record<string, (path: readonly string[], input: unknown) => unknown> = {
    queryOptions: (path, input) => ({ queryKey: keyOf(path, input), queryFn: () => ask(client, path, input) }),
    getData: (path, input) => data.getQueryData(keyOf(path, input)),
    invalidate: (path) => data.invalidate(path),
  };
  const at = (path: readonly string[]): unknown =>
    new Proxy(() => {}, {
      get: (_target, name) => {
        if (typeof name !== "string" || name === "then") return undefined;
        const act = acts[name];
        return act ? (input?: unknown) => act(path, input) : at([...path, name]);
      },
    });
  return at([]) as Utils;
}

type Ask = { query: (input: unknown) => Promise<unknown> };

function ask(client: Client, path: readonly string[], input: unknown): Promise<unknown> {
  let part: unknown = client;
  for (const name of path) part = (part as Record<string, unknown>)[name];
  return (part as Ask).query(input);
}
