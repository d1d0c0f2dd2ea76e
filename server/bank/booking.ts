// A booking of an account, as every bank's file says it in another way.
import { truncate } from "#contract/truncate.ts";

export type Booking = {
  /** YYYY-MM-DD */
  day: string;
  /** What came; negative what went. */
  cents: number;
  /** ISO 4217 in capitals. */
  currency: string;
  /** Who paid. */
  name: string;
  /** What was written on it. */
  text: string;
};

/** Of a file: what money came, and how many bookings are not that. */
export type Statement = { credits: Booking[]; others: number };

/** One line, without what does not belong in texts. */
export const plain = (text: string): string => truncate(text.replaceAll(/[\p{C}\s]+/gu, " ").trim(), 1_000);

/** '1.234,56', '1234.56', '-12,00 €', '1,234.56', '12,00-' as cents. @returns null for what is no amount */
export function centsOfAmount(written: string): number | null {
  const bare = written.replaceAll(/[\s€'’+]|EUR/gu, "");
  const isNegative = bare.startsWith("-") || bare.endsWith("-");
  const digits = bare.replaceAll("-", "");
  const decimal = /[.,](\d{1,2})$/u.exec(digits);
  const whole = decimal ? digits.slice(0, decimal.index) : digits;
  if (!/^(?:\d{1,12}|\d{1,3}(?:[.,]\d{3})+)$/u.test(whole)) return null;
  const cents = Number(whole.replaceAll(/[.,]/gu, "")) * 100 + Number((decimal?.[1] ?? "").padEnd(2, "0"));
  return isNegative ? -cents : cents;
}

/** '01.09.2026', '1.9.26', '2026-09-01', '01/09/2026' as YYYY-MM-DD. @returns null for what is no day */
export function dayOf(written: string): string | null {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/u.exec(written);
  const german = /^\s*(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?!\d)/u.exec(written);
  const [year, month, day] = iso?.slice(1) ?? german?.slice(1).reverse() ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : null;
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
