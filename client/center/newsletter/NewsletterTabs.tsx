import { useTranslation } from "react-i18next";
import { newsletterCenterPath } from "#contract/values/pages.ts";
import { PartTabs } from "../PartTabs.tsx";

export function NewsletterTabs() {
  const { t } = useTranslation("newsletter");
  const parts = [
    { to: newsletterCenterPath, label: t("issues.title") },
    { to: `${newsletterCenterPath}/subscribers`, label: t("subscribers.title") },
    { to: `${newsletterCenterPath}/settings`, label: t("settings.title") },
  ];
  return <PartTabs label={t("parts")} parts={parts.map((part) => ({ ...part, title: part.label }))} />;
}
