/** Codes of UN/ECE Recommendation 20 that invoices use most. */
const units: Record<string, { de: string; en: string }> = {
  H87: { de: "Stück", en: "pieces" },
  C62: { de: "Stück", en: "pieces" },
  XPP: { de: "Stück", en: "pieces" },
  EA: { de: "Stück", en: "pieces" },
  HUR: { de: "Std.", en: "hours" },
  MIN: { de: "Min.", en: "minutes" },
  DAY: { de: "Tage", en: "days" },
  MON: { de: "Monate", en: "months" },
  ANN: { de: "Jahre", en: "years" },
  KGM: { de: "kg", en: "kg" },
  GRM: { de: "g", en: "g" },
  TNE: { de: "t", en: "t" },
  LTR: { de: "l", en: "l" },
  MTR: { de: "m", en: "m" },
  MTK: { de: "m²", en: "m²" },
  MTQ: { de: "m³", en: "m³" },
  KMT: { de: "km", en: "km" },
  KWH: { de: "kWh", en: "kWh" },
  LS: { de: "pauschal", en: "lump sum" },
  SET: { de: "Satz", en: "set" },
};

/** @returns the code if it is not known */
export const unitName = (code: string, language: string): string =>
  units[code]?.[language === "en" ? "en" : "de"] ?? code;

const isNumber = (text: string): boolean => /^-?\d{1,12}(?:\.\d{1,8})?$/u.test(text);

/** @returns the text as it is, if it is no decimal number */
export function numberText(text: string, language: string): string {
  return isNumber(text) ? new Intl.NumberFormat(language, { maximumFractionDigits: 8 }).format(Number(text)) : text;
}

/** @param currency ISO 4217; another text stands behind the number */
export function amountText(text: string, currency: string, language: string): string {
  if (!isNumber(text)) return text;
  if (!/^[A-Z]{3}$/u.test(currency)) return `${numberText(text, language)} ${currency}`.trim();
  const format = { style: "currency", currency, maximumFractionDigits: 8 } as const;
  return new Intl.NumberFormat(language, format).format(Number(text));
}
