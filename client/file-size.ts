// File sizes as people read them: KB below 1000 KB, else MB with 3 decimals (1 KB = 1000 bytes).

/** @param language decides the decimal mark */
export function formatFileSize(sizeBytes: number, language: string): string {
  const kilobytes = sizeBytes / 1000;
  const isSmall = kilobytes < 1000;
  const digits = isSmall ? 0 : 3;
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(isSmall ? Math.ceil(kilobytes) : kilobytes / 1000);
  return `${number} ${isSmall ? "KB" : "MB"}`;
}
