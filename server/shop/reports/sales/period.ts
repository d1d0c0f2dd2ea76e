import type { SalesPeriod } from "#contract/shop/sales.ts";
import { dayOf, dayPlus, dayPlusMonths, daysBetween } from "../../../kernel/visits/days.ts";

type Days = { from: string; to: string };
export type SalesSpan = Days & { before: Days; unit: "day" | "month" };

const MONTHS: Record<Exclude<SalesPeriod, "days30">, number> = {
  month: 1,
  lastMonth: 1,
  quarter: 3,
  lastQuarter: 3,
  year: 12,
  lastYear: 12,
  months12: 12,
};
const ROLLING_DAYS = 30;

/**
 * Returns a period and its comparison period, the one before. If the period has not ended, only as many days of the
 * comparison period are included.
 */
export function spanOfPeriod(now: Date, period: SalesPeriod): SalesSpan {
  const today = dayOf(now);
  if (period === "days30") {
    const from = dayPlus(today, 1 - ROLLING_DAYS);
    return { from, to: today, before: { from: dayPlus(from, -ROLLING_DAYS), to: dayPlus(from, -1) }, unit: "day" };
  }
  const months = MONTHS[period];
  const { from, to } = calendarDays(today, period, months);
  const beforeFrom = dayPlusMonths(from, -months);
  const end = dayPlus(from, -1);
  const asFar = dayPlus(beforeFrom, daysBetween(from, to).length - 1);
  const isOver = to < today;
  return {
    from,
    to,
    before: { from: beforeFrom, to: isOver || asFar > end ? end : asFar },
    unit: months === 12 ? "month" : "day",
  };
}

function calendarDays(today: string, period: SalesPeriod, months: number): Days {
  const month = `${today.slice(0, 7)}-01`;
  if (period === "months12") return { from: dayPlusMonths(month, 1 - months), to: today };
  const intoIt = (Number(today.slice(5, 7)) - 1) % months;
  const current = dayPlusMonths(month, -intoIt);
  return period.startsWith("last")
    ? { from: dayPlusMonths(current, -months), to: dayPlus(current, -1) }
    : { from: current, to: today };
}

export function bucketStarts({ from, to, unit }: SalesSpan): string[] {
  if (unit === "day") return daysBetween(from, to);
  const starts: string[] = [];
  for (let start = from; start <= to; start = dayPlusMonths(start, 1)) starts.push(start);
  return starts;
}
