import { expect, it } from "vitest";
import { bytesOf, gigabytesOf } from "./gigabytes.ts";

it.each([
  ["5", 5_000_000_000],
  [" 2,5 ", 2_500_000_000],
  ["0.000000001", 1],
  ["", null],
  ["viel", null],
  ["-1", null],
  ["1.000.000", null],
])("reads %j as %j bytes", (typed, bytes) => {
  expect(bytesOf(typed)).toBe(bytes);
});

it("writes it back as it was", () => {
  for (const bytes of [0, 1, 2_500_000_000, 123_456_789_012])
    for (const language of ["de", "en"]) expect(bytesOf(gigabytesOf(bytes, language))).toBe(bytes);
});
