// File sizes in decimal units (1 KB = 1000 bytes).

const KB = 1000;

const written = (value: number, digits: { min: number; max: number }, language: string): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: digits.min,
    maximumFractionDigits: digits.max,
  }).format(value);

const kilobytes = (bytes: number, language: string): string =>
  `${written(Math.ceil(bytes / KB), { min: 0, max: 0 }, language)} KB`;

export function formatFileSize(bytes: number, language: string): string {
  if (Math.ceil(bytes / KB) < KB) return kilobytes(bytes, language);
  const megabytes = bytes / KB ** 2;
  const isLess = Math.round(megabytes * 10) / 10 < KB;
  return `${written(isLess ? megabytes : megabytes / KB, { min: 0, max: 1 }, language)} ${isLess ? "MB" : "GB"}`;
}

/**
 * KB below 1,000 KB, otherwise MB with 3 decimals. With this precision, users can compare a file with the free storage.
 */
export function exactFileSize(bytes: number, language: string): string {
  if (bytes / KB < KB) return kilobytes(bytes, language);
  return `${written(bytes / KB ** 2, { min: 3, max: 3 }, language)} MB`;
}
