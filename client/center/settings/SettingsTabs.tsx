import { useTranslation } from "react-i18next";
import { PartTabs } from "../PartTabs.tsx";
import { useSettingsParts } from "./settings-parts.ts";

export function SettingsTabs() {
  const { t } = useTranslation("tokens");
  const parts = useSettingsParts().map((part) => ({ ...part, title: part.label }));
  return <PartTabs label={t("tabs")} parts={parts} />;
}
