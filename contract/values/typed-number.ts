// Reads a number as people type it: '1.500' is 1500 in German, and '7,5' is 7.5.

const separators = { de: { group: "\\.", decimal: "," }, en: { group: ",", decimal: "\\." } };
/** Spaces of any width, and apostrophes, as in '186 000' and '186’000'. */
const blanks = /[\s'’]+/gu;

/** @returns the number; null for other text. A number may have 12 digits before the decimal sign and 3 after it. */
export function numberOf(typed: string, language: string): number | null {
  const { group, decimal } = language === "en" ? separators.en : separators.de;
  const plain = typed.replace(blanks, "").replace(/^[−–]/u, "-").replace(/€$/u, "");
  const grouped = new RegExp(`^-?\\d{1,3}(?:${group}\\d{3})+(?:${decimal}\\d{1,3})?$`, "u");
  const digits = grouped.test(plain) ? plain.replaceAll(new RegExp(group, "gu"), "") : plain;
  return /^-?\d{1,12}(?:[.,]\d{1,3})?$/u.test(digits) ? Number(digits.replace(",", ".")) : null;
}
