// Which rate of VAT a tax class has on a day. Rates are dated data, because the law changes them. Free of zod.

export const taxClasses = ["standard", "reduced", "zero"] as const;
export type TaxClass = (typeof taxClasses)[number];

/** The first day (YYYY-MM-DD) on which a class has a rate, in whole percent. */
export type TaxRate = { taxClass: Exclude<TaxClass, "zero">; from: string; percent: number };

/** Germany's rates since the temporary ones of 2020 ended. */
export const defaultTaxRates: readonly TaxRate[] = [
  { taxClass: "standard", from: "2021-01-01", percent: 19 },
  { taxClass: "reduced", from: "2021-01-01", percent: 7 },
];

/** Whole percent; before its first day a class has its earliest rate. @param day of the place, YYYY-MM-DD */
export function percentOn(rates: readonly TaxRate[], taxClass: TaxClass, day: string): number {
  const own = rates.filter((rate) => rate.taxClass === taxClass).sort((a, b) => (a.from < b.from ? -1 : 1));
  return (own.findLast(({ from }) => from <= day) ?? own[0])?.percent ?? 0;
}
