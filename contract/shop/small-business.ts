// The turnover limits of a small business by their first day (§ 19 UStG).

type Limits = { from: string; lastYearCents: number; thisYearCents: number };

export const smallBusinessLimits: readonly Limits[] = [
  { from: "2020-01-01", lastYearCents: 22_000_00, thisYearCents: 50_000_00 },
  { from: "2025-01-01", lastYearCents: 25_000_00, thisYearCents: 100_000_00 },
];

const NEAR = 0.8;

export type Turnover = { lastYear: number; thisYear: number };
export type SmallBusinessState = "fine" | "near" | "over";
export type SmallBusiness = { state: SmallBusinessState; turnover: Turnover; limits: Omit<Limits, "from"> };

export function limitsOn(day: string): Omit<Limits, "from"> {
  const held = smallBusinessLimits.filter(({ from }) => from <= day);
  const { lastYearCents = 0, thisYearCents = 0 } = held.at(-1) ?? smallBusinessLimits[0] ?? {};
  return { lastYearCents, thisYearCents };
}

/**
 * Compares this year's turnover with `lastYearCents` too, because next year this turnover counts as the previous
 * year's.
 */
export function judgeSmallBusiness(turnover: Turnover, day: string): SmallBusiness {
  const limits = limitsOn(day);
  const { lastYear, thisYear } = turnover;
  const isOver = lastYear > limits.lastYearCents || thisYear > limits.thisYearCents;
  const isNear = thisYear > NEAR * limits.lastYearCents || lastYear > NEAR * limits.lastYearCents;
  return { state: isOver ? "over" : isNear ? "near" : "fine", turnover, limits };
}
