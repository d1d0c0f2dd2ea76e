import { useTranslation } from "react-i18next";
import { useMay } from "../../api/viewer.ts";
import { ConflictDialog } from "../../ui/admin/ConflictDialog.tsx";
import { Differences, type Fact } from "../../ui/admin/Differences.tsx";
import { formOf, type SettingsForm } from "./form.ts";
import type { useSettings } from "./use-settings.ts";

/** Whose version of the settings stays, with the texts that differ. */
export function SettingsConflict({ settings }: { settings: ReturnType<typeof useSettings> }) {
  const { t, i18n } = useTranslation("admin");
  const mayDomain = useMay("update", "siteSettings");
  const factsOf = useFacts();
  return (
    <ConflictDialog edited={settings} text={t("settings.conflictText")} isWide>
      {(theirs) => (
        <Differences mine={factsOf(settings.form)} theirs={factsOf(formOf(theirs, mayDomain, i18n.language))} />
      )}
    </ConflictDialog>
  );
}

const addressParts = ["street", "zip", "city", "country", "lat", "lng"] as const;

function useFacts(): (form: SettingsForm) => Fact[] {
  const { t } = useTranslation("admin");
  const { t: settings } = useTranslation("settings");
  const { t: seo } = useTranslation("seo");
  return ({ title, description, keywords, author, language, onlyGerman, en, domain, address, pages }) => [
    { key: "title", name: t("settings.siteTitle"), value: title, lang: "de" },
    { key: "en.title", name: settings("site.english.title"), value: en.title, lang: "en" },
    { key: "description", name: t("settings.siteDescription"), value: description, lang: "de" },
    { key: "en.description", name: settings("site.english.description"), value: en.description, lang: "en" },
    { key: "keywords", name: settings("site.keywords"), value: keywords, lang: "de" },
    { key: "en.keywords", name: settings("site.english.keywords"), value: en.keywords, lang: "en" },
    { key: "author", name: settings("site.author"), value: author },
    { key: "language", name: settings("site.language"), value: settings(`site.languages.${language}`) },
    { key: "onlyGerman", name: settings("site.onlyGerman"), value: t(onlyGerman ? "yes" : "no") },
    { key: "domain", name: settings("site.domain"), value: domain ?? "" },
    ...addressParts.map((part) => ({ key: part, name: t(`settings.address.${part}`), value: address[part] })),
    ...Object.entries(pages).flatMap(([path, own]): Fact[] => [
      { key: `${path} title`, name: `${path}: ${t("settings.pageTitle")}`, value: own.title, lang: "de" },
      { key: `${path} en.title`, name: `${path}: ${seo("titleEnglish")}`, value: own.en?.title ?? "", lang: "en" },
      {
        key: `${path} description`,
        name: `${path}: ${t("settings.pageDescription")}`,
        value: own.description,
        lang: "de",
      },
      {
        key: `${path} en.description`,
        name: `${path}: ${seo("descriptionEnglish")}`,
        value: own.en?.description ?? "",
        lang: "en",
      },
    ]),
  ];
}
