import { expect, test } from "vitest";
import { exportPath, filterCount, filterOf, isFiltered, paramsOf, pathIn, viewOf } from "./list-address.ts";

const full = {
  query: "Keller & Co",
  page: 3,
  state: "read",
  tag: "Anfragen|Scheune",
  form: null,
  topic: null,
} as const;

test("a view comes back from its address, and nonsense is left out", () => {
  expect(viewOf(paramsOf(full))).toEqual(full);
  expect(viewOf(new URLSearchParams("page=-4&state=maybe"))).toEqual({
    query: "",
    page: 1,
    state: null,
    tag: null,
    form: null,
    topic: null,
  });
});

test("the search is no filter that is counted", () => {
  expect(filterCount(full)).toBe(2);
  expect(filterCount({ ...full, state: null, tag: null, form: null, topic: null })).toBe(0);
  expect(isFiltered({ ...full, state: null, tag: null, form: null, topic: null })).toBe(true);
  expect(isFiltered({ ...full, query: "", state: null, tag: null, form: null, topic: null })).toBe(false);
});

test("a message keeps the view around it", () => {
  expect(pathIn({ query: "", page: 1, state: null, tag: null, form: null, topic: null }, "a")).toBe(
    "/admincenter/messages/inbox/a",
  );
  expect(pathIn({ query: "x", page: 2, state: "unread", tag: null, form: null, topic: null })).toBe(
    "/admincenter/messages/inbox?q=x&state=unread&page=2",
  );
});

test("list and export have the same filter", () => {
  expect(filterOf(full)).toEqual({ q: "Keller & Co", read: true, tags: ["Anfragen|Scheune"] });
  const { searchParams } = new URL(exportPath(full), "http://site");
  expect([...searchParams]).toEqual([
    ["q", "Keller & Co"],
    ["read", "true"],
    ["tags", "Anfragen|Scheune"],
  ]);
});
