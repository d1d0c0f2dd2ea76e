import { expect, test } from "vitest";
import { inParts } from "./in-parts.ts";

test("parts hold all, in their order", () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([], 2)).toEqual([]);
});
