// The parts of the newsletter: its issues, those who read it, and its settings.
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { newsletterCenterPath } from "#contract/pages.ts";
import tabs from "../../ui/admin/Tabs.module.css";
import styles from "./Newsletter.module.css";

export function NewsletterTabs() {
  const { t } = useTranslation("newsletter");
  const link = (to: string, label: string) => (
    <NavLink end to={to} className={({ isActive }) => `${tabs.tab} ${styles.tab} ${isActive ? styles.current : ""}`}>
      {label}
    </NavLink>
  );
  return (
    <nav aria-label={t("parts")} className={`${tabs.tabs} ${styles.tabs}`}>
      {link(newsletterCenterPath, t("issues.title"))}
      {link(`${newsletterCenterPath}/subscribers`, t("subscribers.title"))}
      {link(`${newsletterCenterPath}/settings`, t("settings.title"))}
    </nav>
  );
}
