import { expect, it } from "vitest";
import { emptyCoupon, formOf, readForm } from "./coupon-form.ts";

it("reads sums with cents, percent and uses as they are typed", () => {
  expect(readForm({ ...emptyCoupon, code: "HERBST", value: "5,50", uses: "" })).toEqual({
    input: { code: "HERBST", kind: "sum", value: 550, until: null, uses: null },
    problems: {},
  });
  const percent = readForm({ ...emptyCoupon, code: "X1", kind: "percent", value: "10", uses: "3" });
  expect(percent).toMatchObject({ input: { value: 10, uses: 3 }, problems: {} });
});

it.each([
  [{ code: " " }, { code: "codeMissing" }],
  [{ value: "0" }, { value: "sumWrong" }],
  [{ value: "viel" }, { value: "sumWrong" }],
  [{ kind: "percent" as const, value: "101" }, { value: "percentWrong" }],
  [{ kind: "percent" as const, value: "2,5" }, { value: "percentWrong" }],
  [{ uses: "0" }, { uses: "usesWrong" }],
])("refuses %j", (typed, problems) => {
  expect(readForm({ ...emptyCoupon, code: "HERBST", value: "5", ...typed }).problems).toEqual(problems);
});

it("shows a stored coupon as it would be typed", () => {
  const stored = { id: "", code: "A1", until: "2026-12-24", uses: 20, used: 3, updated: "", version: 2 };
  expect(formOf({ ...stored, kind: "sum", value: 1250 }, "de")).toMatchObject({ value: "12,50", uses: "20" });
  expect(formOf({ ...stored, kind: "percent", value: 15, uses: null }, "de")).toMatchObject({ value: "15", uses: "" });
});
