// Countries, as ISO 3166 has them: whether two letters name one, and how it is called; what runs the program knows their names.

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Named as well, but of no country of its own: islands, groups, and what only tests know. */
const others = new Set(["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"]);

/** A code of the past, such as that of Yugoslavia, stands for another one by now; 'UK' was none ever. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/u.test(code) && !others.has(code) && isCurrent(code) && names.of(code) !== undefined;

/** 'Österreich' of 'AT'; anything else stays as it is, such as '' of a customer who was erased. */
export const countryName = (code: string, language: string): string =>
  /^[A-Z]{2}$/u.test(code) ? (new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code) : code;

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
let codes: ReadonlyMap<string, string> | undefined;

/** The names in both languages of the site, in lower case, with their codes; made when the first name is looked up. */
function codesByName(): ReadonlyMap<string, string> {
  codes ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter(isCountry)
      .flatMap((code) => ["de", "en"].map((language) => [countryName(code, language).toLowerCase(), code] as const)),
  );
  return codes;
}

/** 'DE' of 'Deutschland', 'Germany' or 'de'; what names no country stays as it is. */
export function countryCodeOf(written: string): string {
  const code = written.trim().toUpperCase();
  return isCountry(code) ? code : (codesByName().get(written.trim().toLowerCase()) ?? written);
}
