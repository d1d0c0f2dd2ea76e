import { localeOf, MOST_DECIMALS } from "#contract/values/numbers.ts";

/** @param language 'de' or 'en' */
export function formatNumber(number: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: MOST_DECIMALS }).format(number);
}
