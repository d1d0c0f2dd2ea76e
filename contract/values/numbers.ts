// Numbers for people, and numbers that people have typed.

const locales: Readonly<Record<string, string>> = { de: "de-DE", en: "en-GB" };
export const localeOf = (language: string): string => locales[language] ?? "de-DE";

export const MOST_DECIMALS = 3;
const CENTS = 100;
/** Smaller numbers may be years, so they have no separator: '1871', but '12.500'. */
const LEAST_GROUPED = 10_000;

/** @param language 'de' or 'en' */
export const formatNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: MOST_DECIMALS,
    useGrouping: Math.abs(value) >= LEAST_GROUPED,
  }).format(value);

/** Whole sums have no decimals: '4.200 €', but '4.200,50 €'. @param currency an ISO code, such as 'EUR' */
export const formatSum = (cents: number, currency: string, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: "currency", currency, ...decimalsOf(cents) }).format(
    cents / CENTS,
  );

/** The sum without its currency, for input fields. */
export const formatPlainSum = (sum: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), decimalsOf(Math.round(sum * CENTS))).format(sum);

/** 'Euro', 'Schweizer Franken' */
export const currencyName = (currency: string, language: string): string =>
  new Intl.DisplayNames(localeOf(language), { type: "currency" }).of(currency) ?? currency;

const decimalsOf = (cents: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: cents % CENTS === 0 ? 0 : 2,
  maximumFractionDigits: 2,
});

/** True if the number has no more decimals than are shown. Further decimals would be rounded. */
export const hasShownDecimals = (value: number): boolean => Number(value.toFixed(MOST_DECIMALS)) === value;

/** Rounds down, because 100 % must mean that the goal is reached. */
export const percentOf = (part: number, whole: number): number => Math.floor((part * CENTS) / whole);
