import { type DehydratedState, hydrate, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { completed } from "./server-state.ts";

const written = (): DehydratedState =>
  JSON.parse(
    JSON.stringify({
      mutations: [],
      queries: [{ queryKey: ["a"], queryHash: '["a"]', state: { data: 1, status: "success" } }],
    }),
  ) as DehydratedState;

it("an answer that could not be asked for again stays, and stays the same", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  hydrate(client, completed(written(), 1_000));
  const options = { queryKey: ["a"], queryFn: () => Promise.reject(new Error("no network")) };
  const observer = new QueryObserver(client, { ...options, staleTime: Infinity });
  await observer.refetch();
  const result = observer.getCurrentResult();
  expect(result).toMatchObject({ data: 1, status: "error", dataUpdatedAt: 1_000 });
  // NaN is not equal to itself, so a NaN in the result would cause endless renders.
  expect(Object.entries(result).filter(([, value]) => Number.isNaN(value))).toEqual([]);
});
