// Loads the admin layer's texts for the admin center, which may be entered before the overlay is there.
import type { i18n } from "i18next";
import type { Language } from "../i18n.ts";

export async function loadAdminTexts(texts: i18n, language: Language): Promise<void> {
  const { default: admin } = await (language === "en"
    ? import("#locales/en/admin.json")
    : import("#locales/de/admin.json"));
  texts.addResourceBundle(language, "admin", admin);
}
