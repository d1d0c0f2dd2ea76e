// The texts of the interface. Visitors load only the public texts of their language.
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";

export type Language = "de" | "en";

type Namespace = Record<string, unknown>;

const late = new Map<string, Namespace>();
let current: i18n | null = null;

export function addLateTexts(name: string, texts: Namespace): void {
  late.set(name, texts);
  current?.addResourceBundle(current.language, name, texts);
}

export function createI18n(language: Language, site: Namespace): i18n {
  const instance = i18next.createInstance();
  current = instance;
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { site, ...Object.fromEntries(late) } },
    defaultNS: "site",
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

export function loadSiteTexts(language: Language): Promise<Namespace> {
  const loaded = language === "en" ? import("#locales/en/site.json") : import("#locales/de/site.json");
  return loaded.then((module) => module.default);
}
