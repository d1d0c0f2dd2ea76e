// The frame of the admin center: its menu beside the screen, above it on narrow windows.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Outlet, useLocation } from "react-router";
import type { Language } from "../i18n.ts";
import { AdminLocale } from "../ui/admin/AdminLocale.tsx";
import { Icon, type IconName } from "../ui/admin/icons.tsx";
import { loadAdminTexts } from "../ui/admin/admin-texts.ts";
import styles from "./CenterLayout.module.css";

/** Only screens that exist. */
const sections: readonly { name: string; path: string; icon: IconName; below?: string }[] = [
  { name: "entries", path: "/admincenter", icon: "list" },
  // A picture is edited among the files, whatever its address says.
  { name: "files", path: "/admincenter/files", icon: "picture", below: "/admincenter/image/" },
  { name: "settings", path: "/admincenter/settings", icon: "settings" },
];

/** The server renders without the admin's texts, so the first render here must do without them too. */
function useAdminTexts(): boolean {
  const { i18n } = useTranslation();
  const [areLoaded, setAreLoaded] = useState(() => i18n.hasResourceBundle(i18n.language, "admin"));
  useEffect(() => {
    if (areLoaded) return;
    let isCurrent = true;
    void loadAdminTexts(i18n, i18n.language as Language).then(() => isCurrent && setAreLoaded(true));
    return () => {
      isCurrent = false;
    };
  }, [areLoaded, i18n]);
  return areLoaded;
}

export function CenterLayout() {
  const areTextsLoaded = useAdminTexts();
  if (!areTextsLoaded) {
    return (
      <div className={styles.center}>
        <div className={styles.menu} />
        <main id="content" tabIndex={-1} className={styles.screen} aria-busy="true" />
      </div>
    );
  }
  return (
    <AdminLocale>
      <div className={styles.center}>
        <Menu />
        <main id="content" tabIndex={-1} className={styles.screen}>
          <Outlet />
        </main>
      </div>
    </AdminLocale>
  );
}

function Menu() {
  const { t } = useTranslation("admin");
  const { pathname } = useLocation();
  const current = sections.find(({ path, below }) => pathname === path || (below && pathname.startsWith(below)));
  return (
    <nav aria-label={t("center.menu")} className={styles.menu}>
      <ul>
        {sections.map(({ name, path, icon }) => (
          <li key={name}>
            <Link to={path} {...(name === current?.name && { "aria-current": "page", ref: bringIntoSight })}>
              <Icon name={icon} />
              {t(`center.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the menu is wider than the window; the page itself stays where it is, which scrollIntoView does not promise. */
function bringIntoSight(link: HTMLElement | null): void {
  const list = link?.closest("ul");
  if (!link || !list) return;
  const room = list.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  list.scrollLeft += Math.max(0, place.right - room.right) - Math.max(0, room.left - place.left);
}
