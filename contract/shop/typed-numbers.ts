const CENTS = 100;

/**
 * '1.500' is ambiguous. So a price with a dot, comma or apostrophe after the thousands must include its cents.
 * @returns null if the text is no price
 */
export function centsOf(typed: string): number | null {
  const plain = typed
    .replace(/^\s*(?:€|EUR)?\s*|\s*(?:€|EUR|Euro)?\s*$/giu, "")
    .replace(/,[–—-]+$/u, ",00")
    .replace(/(?<=^|[\s\d])(\d{1,3})\s(?=\d{3}(?:[\s.,]|$))/gu, "$1");
  const grouped = /^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*[.,]\d{2}$/u.exec(plain);
  const parts = grouped && plain.at(-3) !== grouped[1] ? plain.replaceAll(grouped[1] ?? "", "") : plain;
  const [, euros, , cents = ""] = /^(\d{1,7})([.,](\d{1,2}))?$/u.exec(parts) ?? [];
  return euros === undefined ? null : Number(euros) * CENTS + Number(cents.padEnd(2, "0"));
}

export function decimalOf(typed: string): number | null {
  const plain = typed.trim().replace(",", ".");
  return /^\d{1,6}(?:\.\d{1,3})?$/u.test(plain) ? Number(plain) : null;
}

export function integerOf(typed: string): number | null {
  return /^\s*\d{1,9}\s*$/u.test(typed) ? Number(typed) : null;
}

export function typedCents(cents: number | null, language: string): string {
  return cents === null ? "" : typedNumber(cents / CENTS, language, 2);
}

export function typedNumber(value: number | null, language: string, decimals = 0): string {
  if (value === null) return "";
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: 3, useGrouping: false };
  return new Intl.NumberFormat(language, format).format(value);
}
