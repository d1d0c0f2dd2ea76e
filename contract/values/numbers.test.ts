import { describe, expect, it } from "vitest";
import { formatNumber, formatSum, percentOf } from "./numbers.ts";

describe("numbers for people", () => {
  it.each([
    [1871, "de", "1871"],
    [1871, "en", "1871"],
    [12_500, "de", "12.500"],
    [12_500, "en", "12,500"],
    [-7.25, "de", "-7,25"],
    [0.5, "en", "0.5"],
  ])("%d in '%s' is '%s'", (value, language, shown) => {
    expect(formatNumber(value, language)).toBe(shown);
  });

  it.each([
    [420_000, "de", "4.200\u00a0€"],
    [420_000, "en", "€4,200"],
    [420_050, "de", "4.200,50\u00a0€"],
    [420_050, "en", "€4,200.50"],
    [0, "de", "0\u00a0€"],
  ])("%d cents in '%s' are '%s'", (cents, language, shown) => {
    expect(formatSum(cents, "EUR", language)).toBe(shown);
  });

  it("a goal that is almost reached is not at 100 %", () => {
    expect(percentOf(8_999, 9_000)).toBe(99);
    expect(percentOf(9_000, 9_000)).toBe(100);
    expect(percentOf(12_000, 9_000)).toBe(133);
    // 0.29 * 100 is less than 29 in floating point.
    expect(percentOf(29_000, 100_000)).toBe(29);
  });
});
