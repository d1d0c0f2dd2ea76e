const GB = 1_000_000_000;

export function bytesOf(typed: string): number | null {
  const plain = typed.trim().replace(",", ".");
  if (!/^\d{1,6}(?:\.\d{1,9})?$/u.test(plain)) return null;
  return Math.round(Number(plain) * GB);
}

export function gigabytesOf(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 9, useGrouping: false }).format(bytes / GB);
}
