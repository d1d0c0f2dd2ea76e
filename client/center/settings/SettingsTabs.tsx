// The parts of the settings.
import { useTranslation } from "react-i18next";
import { settingsPath } from "#contract/pages.ts";
import { useMay } from "../../viewer.ts";
import { PartTabs } from "../PartTabs.tsx";

export function SettingsTabs() {
  const { t } = useTranslation("tokens");
  const { t: audit } = useTranslation("audit");
  const parts = [
    { to: settingsPath, label: t("site") },
    { to: `${settingsPath}/api`, label: t("title") },
    ...(useMay("read", "audit") ? [{ to: `${settingsPath}/audit`, label: audit("title") }] : []),
  ];
  return <PartTabs label={t("tabs")} parts={parts} />;
}
