// Loads the texts of the rich-text editor's tools.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** @returns whether they are there */
export function useEditorTexts(): boolean {
  const { i18n } = useTranslation();
  const [areLoaded, setAreLoaded] = useState(() => i18n.hasResourceBundle(i18n.language, "editor"));
  useEffect(() => {
    if (areLoaded) return;
    const { language } = i18n;
    const loading = language === "en" ? import("#locales/en/editor.json") : import("#locales/de/editor.json");
    void loading.then((texts) => {
      i18n.addResourceBundle(language, "editor", texts.default);
      setAreLoaded(true);
    });
  }, [areLoaded, i18n]);
  return areLoaded;
}
