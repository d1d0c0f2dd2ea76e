import { expect, it } from "vitest";
import type { SalesPeriod } from "#contract/shop/sales.ts";
import { bucketStarts, spanOfPeriod } from "./period.ts";

const now = new Date("2026-11-22T23:30:00Z");
const span = (period: SalesPeriod, at = now) => {
  const { from, to, before } = spanOfPeriod(at, period);
  return [from, to, before.from, before.to];
};

it.each<[SalesPeriod, string[]]>([
  ["days30", ["2026-10-25", "2026-11-23", "2026-09-25", "2026-10-24"]],
  ["month", ["2026-11-01", "2026-11-23", "2026-10-01", "2026-10-23"]],
  ["lastMonth", ["2026-10-01", "2026-10-31", "2026-09-01", "2026-09-30"]],
  ["quarter", ["2026-10-01", "2026-11-23", "2026-07-01", "2026-08-23"]],
  ["lastQuarter", ["2026-07-01", "2026-09-30", "2026-04-01", "2026-06-30"]],
  ["year", ["2026-01-01", "2026-11-23", "2025-01-01", "2025-11-23"]],
  ["lastYear", ["2025-01-01", "2025-12-31", "2024-01-01", "2024-12-31"]],
  ["months12", ["2025-12-01", "2026-11-23", "2024-12-01", "2025-11-23"]],
])("%s are the days of the place, compared with as many before", (period, days) => {
  expect(span(period)).toEqual(days);
});

it("never compares with days of its own", () => {
  expect(span("month", new Date("2026-03-31T10:00:00Z"))).toEqual([
    "2026-03-01",
    "2026-03-31",
    "2026-02-01",
    "2026-02-28",
  ]);
});

it("has a bucket for each day or month, also where nothing was sold", () => {
  expect(bucketStarts(spanOfPeriod(now, "days30"))).toHaveLength(30);
  expect(bucketStarts(spanOfPeriod(now, "months12")).at(0)).toBe("2025-12-01");
  expect(bucketStarts(spanOfPeriod(now, "months12"))).toHaveLength(12);
  expect(bucketStarts(spanOfPeriod(now, "year"))).toHaveLength(11);
});
