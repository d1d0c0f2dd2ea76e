import { useTranslation } from "react-i18next";

/** @param codes ISO 3166 codes; a code without a name is returned unchanged */
export function useCountryNames(codes: readonly string[]): string[] {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames([i18n.language === "en" ? "en-GB" : "de-DE"], {
    type: "region",
    fallback: "code",
  });
  return codes.map((code) => names.of(code) ?? code);
}
