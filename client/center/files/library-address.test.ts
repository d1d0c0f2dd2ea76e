import { expect, test } from "vitest";
import { isFiltered, listInputOf, paramsOf, viewOf, unfilteredLibrary } from "./library-address.ts";

const view = {
  ...unfilteredLibrary,
  q: "Apfel & Birne",
  page: 3,
  sort: "-sizeBytes",
  kind: "image",
  tag: "Feste|2026",
  unused: true,
} as const;

test("a view is the same after it went through the address", () => {
  expect(viewOf(new URLSearchParams(paramsOf(view).toString()))).toEqual(view);
});

test("the whole library has an address without a query", () => {
  expect(paramsOf(unfilteredLibrary).toString()).toBe("");
});

test("what makes no sense in an address is left out", () => {
  const typed = new URLSearchParams("page=-2&sort=colour&kind=cake&unused=yes");
  expect(viewOf(typed)).toEqual(unfilteredLibrary);
});

test("the server is asked for the page, the tag and the kind, and for nothing that was not chosen", () => {
  expect(listInputOf(view)).toMatchObject({
    limit: 10,
    skip: 20,
    tags: ["Feste|2026"],
    kind: "image",
    q: "Apfel & Birne",
  });
  expect(listInputOf(unfilteredLibrary)).not.toHaveProperty("kind");
  expect(listInputOf(unfilteredLibrary)).not.toHaveProperty("tags");
});

test("order and page are no filter", () => {
  expect(isFiltered({ ...unfilteredLibrary, page: 4, sort: "name" })).toBe(false);
  expect(isFiltered({ ...unfilteredLibrary, untagged: true })).toBe(true);
});
