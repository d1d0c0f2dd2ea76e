import { expect, it } from "vitest";
import { lastMonth } from "./last-month.ts";

it("is the whole month before, also across a year and in a leap year", () => {
  expect(lastMonth(new Date(2026, 0, 31, 23))).toEqual({ from: "2025-12-01", to: "2025-12-31" });
  expect(lastMonth(new Date(2028, 2, 1, 0))).toEqual({ from: "2028-02-01", to: "2028-02-29" });
});
