// VAT rates are dated data, because the law changes them.

export const taxClasses = ["standard", "reduced", "zero"] as const;
export type TaxClass = (typeof taxClasses)[number];

/** `from` is the first day (YYYY-MM-DD) of the rate; `percent` is an integer. */
export type TaxRate = { taxClass: Exclude<TaxClass, "zero">; from: string; percent: number };

/** Germany's rates since the temporary reduction of 2020 ended. */
export const defaultTaxRates: readonly TaxRate[] = [
  { taxClass: "standard", from: "2021-01-01", percent: 19 },
  { taxClass: "reduced", from: "2021-01-01", percent: 7 },
];

/**
 * Returns the rate in whole percent. For a day before all rates of the class, returns the earliest rate.
 * @param day local, YYYY-MM-DD
 */
export function percentOn(rates: readonly TaxRate[], taxClass: TaxClass, day: string): number {
  const own = rates.filter((rate) => rate.taxClass === taxClass).sort((a, b) => (a.from < b.from ? -1 : 1));
  return (own.findLast(({ from }) => from <= day) ?? own[0])?.percent ?? 0;
}
