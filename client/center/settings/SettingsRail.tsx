import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router";
import { settingsPath } from "#contract/values/pages.ts";
import { Icon } from "../../ui/admin/icons.tsx";
import styles from "./SettingsFrame.module.css";
import { settingsGroups, useSettingsParts } from "./settings-parts.ts";

/** The link back to all settings. On wide windows, also the links to the other parts of the settings. */
export function SettingsRail() {
  const { t } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const parts = useSettingsParts();
  const id = useId();
  return (
    <nav aria-label={admin("settings.title")} className={styles.rail}>
      <Link to={settingsPath} className={styles.back}>
        <Icon name="chevron" />
        {admin("settings.title")}
      </Link>
      <div className={styles.parts}>
        {settingsGroups.map((group) => (
          <div key={group}>
            <p id={`${id}-${group}`} className={styles.group}>
              {t(`groups.${group}`)}
            </p>
            <ul aria-labelledby={`${id}-${group}`}>
              {parts
                .filter((part) => part.group === group)
                .map(({ path, label }) => (
                  <li key={path}>
                    <NavLink to={path}>{label}</NavLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
