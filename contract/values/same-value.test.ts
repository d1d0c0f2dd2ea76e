import { expect, it } from "vitest";
import { isSameValue } from "./same-value.ts";

it.each([
  [{ a: 1, b: [{ c: "x" }] }, { b: [{ c: "x" }], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: null }, {}, false],
  [[], {}, false],
  [{}, [], false],
  [null, {}, false],
  [[1, undefined], [1], false],
  [[1, 2], [2, 1], false],
  ["1", 1, false],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
] as const)("%j and %j: %s", (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame);
  expect(isSameValue(other, one)).toBe(isSame);
});

it("skips ignored properties at any depth", () => {
  expect(isSameValue({ links: [{ key: "a", url: "/" }] }, { links: [{ key: "b", url: "/" }] }, ["key"])).toBe(true);
  expect(isSameValue({ links: [{ key: "a", url: "/" }] }, { links: [{ key: "a", url: "/b" }] }, ["key"])).toBe(false);
});

it("does not visit shared objects", () => {
  const shared = Object.defineProperty({}, "text", {
    enumerable: true,
    get: () => {
      throw new Error("looked at");
    },
  });
  expect(isSameValue({ title: "a", blocks: [shared] }, { title: "a", blocks: [shared] })).toBe(true);
});
