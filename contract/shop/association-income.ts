// The yearly limit of an association's taxable income by its first day (§ 64 (3) AO). The income includes VAT.
import type { SmallBusiness } from "./small-business.ts";

export const incomeLimits: readonly { from: string; cents: number }[] = [
  { from: "2021-01-01", cents: 45_000_00 },
  { from: "2026-01-01", cents: 50_000_00 },
];

const NEAR = 0.8;

export type IncomeState = "fine" | "near" | "over";
export type AssociationIncome = { state: IncomeState; cents: number; limitCents: number };

/** @param cents what came in this year @param day today, YYYY-MM-DD */
export function judgeIncome(cents: number, day: string): AssociationIncome {
  const limitCents = incomeLimits.findLast(({ from }) => from <= day)?.cents ?? incomeLimits[0]?.cents ?? 0;
  const state = cents > limitCents ? "over" : cents > NEAR * limitCents ? "near" : "fine";
  return { state, cents, limitCents };
}

/** `smallBusiness`: null if the shop charges VAT. */
export type TaxLimits = { year: number; income: AssociationIncome; smallBusiness: SmallBusiness | null };
