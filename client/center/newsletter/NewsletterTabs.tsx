// The two parts of the newsletter: its issues, and those who read it.
import { useTranslation } from "react-i18next";
import { newsletterCenterPath } from "#contract/pages.ts";
import { PartTabs } from "../PartTabs.tsx";

export function NewsletterTabs() {
  const { t } = useTranslation("newsletter");
  const parts = [
    { to: newsletterCenterPath, label: t("issues.title") },
    { to: `${newsletterCenterPath}/subscribers`, label: t("subscribers.title") },
  ];
  return <PartTabs label={t("parts")} parts={parts} />;
}
