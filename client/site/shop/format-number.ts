/** @param language 'de' or 'en' */
export function formatNumber(number: number, language: string): string {
  return new Intl.NumberFormat(language === "en" ? "en-GB" : "de-DE", { maximumFractionDigits: 3 }).format(number);
}
