// The parts of the settings.
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { settingsPath } from "#contract/pages.ts";
import tabs from "../../ui/admin/Tabs.module.css";
import styles from "./SettingsTabs.module.css";

export function SettingsTabs() {
  const { t } = useTranslation("tokens");
  const link = (to: string, label: string) => (
    <NavLink end to={to} className={({ isActive }) => `${tabs.tab} ${styles.tab} ${isActive ? styles.current : ""}`}>
      {label}
    </NavLink>
  );
  return (
    <nav aria-label={t("tabs")} className={`${tabs.tabs} ${styles.tabs}`}>
      {link(settingsPath, t("site"))}
      {link(`${settingsPath}/api`, t("title"))}
    </nav>
  );
}
