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

/** Whole euros have no decimals: '4.200 €', but '4.200,50 €'. */
export const formatSum = (cents: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: cents % CENTS === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / CENTS);

/** Rounds down, because 100 % must mean that the goal is reached. */
export const percentOf = (part: number, whole: number): number => Math.floor((part * CENTS) / whole);
