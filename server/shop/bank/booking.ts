// Parses amounts and days, which banks write in different formats.
import { truncate } from "#contract/values/truncate.ts";

export type Booking = {
  day: string;
  cents: number;
  currency: string;
  name: string;
  text: string;
};

/**
 * `others` is the number of bookings that are no received money: debits, zero amounts and pending bookings.
 * `unreadable` contains the lines that cannot be parsed.
 */
export type Statement = { credits: Booking[]; others: number; unreadable: string[] };

export type Read = { credits: Booking[] } | "other" | { unreadable: string };

export function statementOf(read: readonly Read[]): Statement {
  return {
    credits: read.flatMap((one) => (typeof one === "object" && "credits" in one ? one.credits : [])),
    others: read.filter((one) => one === "other").length,
    unreadable: read.flatMap((one) => (typeof one === "object" && "unreadable" in one ? [plain(one.unreadable)] : [])),
  };
}

export const plain = (text: string): string => truncate(text.replaceAll(/[\p{C}\s]+/gu, " ").trim(), 1_000);

const SIGNS = /^(?:soll|s|dr|debit|[-\u2212\u2013(])|(?:soll|s|dr|debit|[-\u2212\u2013)])$/iu;
const CURRENCY = /€|\$|£|(?<![a-z])(?!dr|cr)[a-z]{3}(?![a-z])/giu;

/**
 * Reads the cents of '1.234,56', '1234.56', '-12,00 €', '1,234.56', '12,00-', "1'234.56", '(12,00)', '12,00 S' and
 * '41,4000'.
 * @returns null if the text is not an amount
 */
export function centsOfAmount(written: string): number | null {
  const bare = written.replaceAll(CURRENCY, "").replaceAll(/[\s'’`´+]/gu, "");
  const isNegative = SIGNS.test(bare);
  const digits = bare.replaceAll(
    /^[(\-\u2212\u2013]|[)\-\u2212\u2013]$|^(?:haben|soll|[hs])|(?:haben|soll|cr|dr|[hs])$/giu,
    "",
  );
  const decimal = /[.,](?:(\d{1,2})|(\d\d)00)$/u.exec(digits);
  const whole = decimal ? digits.slice(0, decimal.index) : digits;
  if (!/^(?:\d{1,12}|\d{1,3}(?:[.,]\d{3})+)$/u.test(whole)) return null;
  const cents =
    Number(whole.replaceAll(/[.,]/gu, "")) * 100 + Number((decimal?.[1] ?? decimal?.[2] ?? "").padEnd(2, "0"));
  return isNegative ? -cents : cents;
}

/** @returns the ISO 4217 code of the currency beside an amount, such as 'EUR' for '€'; null without a currency */
export function currencyOf(written: string): string | null {
  const [sign] = written.match(CURRENCY) ?? [];
  return sign === undefined ? null : ({ "€": "EUR", $: "USD", "£": "GBP" }[sign] ?? sign.toUpperCase());
}

/** @returns YYYY-MM-DD of '01.09.2026', '1.9.26', '01-09-2026', '01/09/2026', '2026-09-01', '20260901'; else null */
export function dayOf(written: string): string | null {
  const iso =
    /^\s*(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/u.exec(written)?.toSpliced(2, 1) ??
    /^\s*(\d{4})(\d\d)(\d\d)(?!\d)/u.exec(written);
  const german = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)/u.exec(written);
  const [year, month, day] = iso?.slice(1) ?? german?.slice(1).reverse() ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : null;
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
