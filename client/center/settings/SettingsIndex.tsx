import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useLocation } from "react-router";
import { siteSettingsPath } from "#contract/values/pages.ts";
import { Icon } from "../../ui/admin/icons.tsx";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import styles from "./SettingsIndex.module.css";
import { settingsGroups, useSettingsParts } from "./settings-parts.ts";

/** In earlier releases, this screen had these sections. Bookmarks may still contain their fragments. */
const movedSections = ["#settings-site", "#settings-address", "#settings-pages"];

export function SettingsIndex() {
  const { t } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const { hash } = useLocation();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const parts = useSettingsParts();
  const id = useId();
  if (movedSections.includes(hash)) return <Navigate to={siteSettingsPath + hash} replace />;
  return (
    <nav aria-label={admin("settings.title")}>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {admin("settings.title")}
        </h1>
      </header>
      <p className={screen.intro}>{t("index")}</p>
      {settingsGroups.map((group) => (
        <section key={group} aria-labelledby={`${id}-${group}`} className={styles.group}>
          <h2 id={`${id}-${group}`}>{t(`groups.${group}`)}</h2>
          <ul className={styles.cards}>
            {parts
              .filter((part) => part.group === group)
              .map(({ path, label, about, icon }) => (
                <li key={path} className={styles.card}>
                  <Icon name={icon} />
                  <Link to={path} aria-describedby={`${id}-${path}`}>
                    {label}
                  </Link>
                  <p id={`${id}-${path}`}>{about}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
