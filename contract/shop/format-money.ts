// Money and litres for people: '3,50 €', '0,75 l'.
import type { Currency } from "./payment-sources.ts";

const locales: Readonly<Record<string, string>> = { de: "de-DE", en: "en-GB" };
const formats = new Map<string, Intl.NumberFormat>();

export function formatCents(cents: number, currency: Currency, language: string): string {
  const key = `${language} ${currency}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locales[language] ?? "de-DE", { style: "currency", currency });
  formats.set(key, format);
  return format.format(cents / 100);
}

export function formatLitres(litres: number, language: string): string {
  return `${new Intl.NumberFormat(locales[language] ?? "de-DE", { maximumFractionDigits: 3 }).format(litres)} l`;
}
