const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Codes that Intl names although they are not countries: islands, groups, and codes for tests. */
const others = new Set(["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"]);

/** Intl maps obsolete codes to current ones, and the alias 'UK' to 'GB'. A current code stays unchanged. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/u.test(code) && !others.has(code) && isCurrent(code) && names.of(code) !== undefined;

/** 'Österreich' for 'AT'. Other text stays unchanged, such as '' of an erased customer. */
export const countryName = (code: string, language: string): string =>
  /^[A-Z]{2}$/u.test(code) ? (new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code) : code;

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
let codes: ReadonlyMap<string, string> | undefined;

function codesByName(): ReadonlyMap<string, string> {
  codes ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter(isCountry)
      .flatMap((code) => ["de", "en"].map((language) => [countryName(code, language).toLowerCase(), code] as const)),
  );
  return codes;
}

/** 'DE' for 'Deutschland', 'Germany' or 'de'. Text that names no country stays unchanged. */
export function countryCodeOf(written: string): string {
  const code = written.trim().toUpperCase();
  return isCountry(code) ? code : (codesByName().get(written.trim().toLowerCase()) ?? written);
}
