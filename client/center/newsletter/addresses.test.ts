// Addresses in pasted text.
import { expect, test } from "vitest";
import { addressesIn, inParts } from "./addresses.ts";

test.each([
  ["", []],
  ["kein Mensch", []],
  ["Anna Apfel <Anna@Example.org>, berta@example.org;\nanna@example.org", ["anna@example.org", "berta@example.org"]],
  ['"Cox, Carl";carl@example.org;2026-10-03', ["carl@example.org"]],
  ["a@b", []],
])("in %j are %j", (text, expected) => {
  expect(addressesIn(text)).toEqual(expected);
});

test("parts hold all, in their order", () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([], 2)).toEqual([]);
});
