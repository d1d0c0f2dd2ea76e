import { beforeEach, expect, it, vi } from "vitest";
import { GuestData, hashOf } from "./guest-data.ts";

let now = 1_000_000;

let data: GuestData;
beforeEach(() => (data = new GuestData(() => now)));

const keyOf = (name: string) => [["entries", name], { type: "query" }];

function counted(name: string, answers: unknown[]) {
  let count = 0;
  const query = {
    queryKey: keyOf(name),
    queryFn: () => {
      const answer = answers[Math.min(count, answers.length - 1)];
      count += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  return { query, count: () => count };
}

it("fresh data is not requested again, older data is", async () => {
  const { query, count } = counted("cards", [1, 2]);
  expect(await data.fetchQuery(query)).toBe(1);
  expect(await data.fetchQuery(query)).toBe(1);
  now += 10_000;
  expect(await data.fetchQuery(query)).toBe(2);
  expect(count()).toBe(2);
});

it("two requests at the same time are one", async () => {
  const { query, count } = counted("cards", [1, 2]);
  expect(await Promise.all([data.fetchQuery(query), data.refetch(query)])).toEqual([1, 1]);
  expect(count()).toBe(1);
});

it("a failure keeps the former data, and is told until the next answer", async () => {
  const { query } = counted("cards", [1, new Error("no network"), 2]);
  await data.fetchQuery(query);
  await expect(data.refetch(query)).rejects.toThrow("no network");
  expect(data.row(query.queryKey)).toMatchObject({ data: 1, error: new Error("no network") });
  await data.refetch(query);
  expect(data.row(query.queryKey)).toMatchObject({ data: 2, error: null });
});

it("listeners hear of each change of their own data", async () => {
  const heard = vi.fn();
  const { query } = counted("cards", [1]);
  const stop = data.watch({ queryKey: query.queryKey }, heard);
  data.setQueryData(keyOf("page"), 1);
  expect(heard).not.toHaveBeenCalled();
  await data.fetchQuery(query);
  await data.invalidate(["shop"]);
  expect(heard).toHaveBeenCalledOnce();
  await data.invalidate(["entries"]);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(data.row(query.queryKey)).toMatchObject({ data: 1, at: 0 });
  stop();
  await data.invalidate([]);
  expect(heard).toHaveBeenCalledTimes(2);
});

it("data that is shown is requested again before `invalidate` resolves, other data when it is needed", async () => {
  const [shown, other] = [counted("cards", [1, 2]), counted("page", [1, 2])];
  await Promise.all([data.fetchQuery(shown.query), data.fetchQuery(other.query)]);
  data.watch(shown.query, () => {});
  await data.invalidate(["entries"]);
  expect(data.getQueryData(shown.query.queryKey)).toBe(2);
  expect(other.count()).toBe(1);
  expect(await data.fetchQuery(other.query)).toBe(2);
});

it("the oldest data that nothing shows is dropped when there is much", () => {
  data.watch({ queryKey: keyOf("shown") }, () => {});
  data.setQueryData(keyOf("shown"), 1);
  data.setQueryData(keyOf("first"), 1);
  for (let n = 0; n < 100; n += 1) data.setQueryData(keyOf(String(n)), n);
  expect(data.getQueryData(keyOf("first"))).toBeUndefined();
  expect(data.getQueryData(keyOf("shown"))).toBe(1);
  expect(data.getQueryData(keyOf("99"))).toBe(99);
});

it("the order of an input's fields does not matter", () => {
  expect(hashOf([["a"], { b: 1, c: { e: 2, d: [3, { g: 4, f: 5 }] } }])).toBe(
    hashOf([["a"], { c: { d: [3, { f: 5, g: 4 }], e: 2 }, b: 1 }]),
  );
});
