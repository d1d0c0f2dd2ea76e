// The names of countries in the language of the page.
import { useTranslation } from "react-i18next";

/** @param codes as ISO 3166 writes them; a code without a name stays as it is */
export function useCountryNames(codes: readonly string[]): string[] {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames([i18n.language === "en" ? "en-GB" : "de-DE"], {
    type: "region",
    fallback: "code",
  });
  return codes.map((code) => names.of(code) ?? code);
}
