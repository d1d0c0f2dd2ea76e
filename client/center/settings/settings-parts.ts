import { useTranslation } from "react-i18next";
import { settingsPath } from "#contract/values/pages.ts";
import { useMay } from "../../api/viewer.ts";

export function useSettingsParts(): { to: string; label: string }[] {
  const { t } = useTranslation("tokens");
  const { t: settings } = useTranslation("settings");
  const { t: seo } = useTranslation("seo");
  const { t: addresses } = useTranslation("addresses");
  const { t: audit } = useTranslation("audit");
  const { t: legal } = useTranslation("legal");
  const { t: law } = useTranslation("law");
  const mayTechnics = useMay("update", "siteSettings");
  const mayAudit = useMay("read", "audit");
  const part = (name: string, label: string, isShown = true) => (isShown ? [{ to: settingsPath + name, label }] : []);
  return [
    ...part("", t("site")),
    ...part("/look", settings("tabs.look")),
    ...part("/hours", settings("tabs.hours")),
    ...part("/seo", seo("name")),
    ...part("/addresses", addresses("title")),
    ...part("/mail", settings("tabs.mail"), mayTechnics),
    ...part("/storage", settings("tabs.storage"), mayTechnics),
    ...part("/api", t("title")),
    ...part("/legal", legal("title")),
    ...part("/law", law("title")),
    ...part("/audit", audit("title"), mayAudit),
  ];
}
