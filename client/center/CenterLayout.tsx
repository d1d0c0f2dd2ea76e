// The frame of the admin center: its menu beside the screen, above it on narrow windows.
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Outlet, useMatches } from "react-router";
import { can } from "#contract/permissions.ts";
import type { Language } from "../i18n.ts";
import { useSiteConfig } from "../loaded.ts";
import type { Badge, Handle } from "../screen.tsx";
import { centerNavigation, openLinks } from "../site/layout/navigation.ts";
import { AdminLocale } from "../ui/admin/AdminLocale.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import { loadAdminTexts } from "../ui/admin/admin-texts.ts";
import { useViewer } from "../viewer.ts";
import styles from "./CenterLayout.module.css";
import { UnreadBadge } from "./messages/UnreadBadge.tsx";

const badges: Record<Badge, ComponentType<{ id: string }>> = { unreadMessages: UnreadBadge };

/** The server renders without the admin texts, so the first render in the browser must do the same. */
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
  const config = useSiteConfig();
  const { path, within = path } = (useMatches().at(-1)?.handle ?? {}) as Handle;
  const viewer = useViewer();
  const links = openLinks(config, centerNavigation).filter(({ needs }) => !needs || can(viewer, ...needs));
  return (
    <nav aria-label={t("center.menu")} className={styles.menu}>
      <ul>
        {links.map(({ label, path, icon, badge }) => {
          const Badge = badge && badges[badge];
          return (
            <li key={path}>
              <Link
                to={path}
                aria-describedby={badge && `badge-${badge}`}
                {...(path === within && { "aria-current": "page", ref: bringIntoSight })}
              >
                <Icon name={icon} />
                {t(label)}
                {Badge && <Badge id={`badge-${badge}`} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** For a menu that is wider than the window. scrollIntoView could also scroll the page. */
function bringIntoSight(link: HTMLElement | null): (() => void) | undefined {
  const list = link?.closest("ul");
  if (!link || !list) return undefined;
  const scroll = (): void => {
    const room = list.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    list.scrollLeft += Math.max(0, place.right - room.right) - Math.max(0, room.left - place.left);
  };
  // The link grows when its number comes.
  const observer = new ResizeObserver(scroll);
  observer.observe(link);
  return () => observer.disconnect();
}
