import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { centerPath, isEditorsPath } from "#contract/values/pages.ts";
import { SeoButton } from "../../seo/SeoButton.tsx";
import { useMay } from "../../api/viewer.ts";
import { openPalette } from "../../center/palette/open-palette.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import styles from "./AdminBar.module.css";
import { WindowsMenu } from "../windows/WindowsMenu.tsx";
import { PersonMenu } from "./PersonMenu.tsx";
import { isGuestView, setGuestView } from "./guest-view.ts";

const LAST_PAGE = "last-public-page";

function useLastPublicPage(isCenter: boolean): string {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => {
    if (!isCenter) sessionStorage.setItem(LAST_PAGE, here);
  }, [isCenter, here]);
  return isCenter ? (sessionStorage.getItem(LAST_PAGE) ?? "/") : here;
}

type Props = { onToday: () => void; onPassword: () => void; onLogout: () => void };

export function AdminBar({ onToday, onPassword, onLogout }: Props) {
  const { t } = useTranslation("admin");
  const { pathname } = useLocation();
  const isCenter = isEditorsPath(pathname);
  // The center has a button of its own, but the area of the shop has none.
  const hasSearch = pathname === centerPath || pathname.startsWith(`${centerPath}/`);
  const publicPage = useLastPublicPage(isCenter);
  const hasTasks = useMay("read", "drafts");
  const isOff = !isCenter && isGuestView();
  useEffect(() => {
    if (isCenter) setGuestView(false);
  }, [isCenter]);
  return (
    <div role="region" aria-label={t("bar.label")} className={styles.bar}>
      <PersonMenu onPassword={onPassword} />
      <nav aria-label={t("bar.modes")} className={styles.modes}>
        <Link
          to={centerPath}
          reloadDocument={isOff}
          aria-current={isCenter ? "true" : undefined}
          onClick={() => setGuestView(false)}
        >
          {t("bar.center")}
        </Link>
        <Link
          to={publicPage}
          reloadDocument={isOff}
          aria-current={isCenter || isOff ? undefined : "true"}
          onClick={() => setGuestView(false)}
        >
          {t("bar.design")}
        </Link>
        <Link
          reloadDocument
          to={publicPage}
          aria-current={isOff ? "true" : undefined}
          onClick={() => setGuestView(true)}
        >
          <Icon name="eye" />
          <span className={styles.wide}>{t("bar.guest")}</span>
        </Link>
      </nav>
      <div className={styles.account}>
        {!isOff && hasTasks && <IconButton icon="clock" label={t("today.name")} hasWords onPress={onToday} />}
        {!hasSearch && <IconButton icon="search" label={t("bar.search")} hasWords onPress={openPalette} />}
        {!isCenter && (
          <span className={styles.seo}>
            <SeoButton />
          </span>
        )}
        <span className={styles.windows}>
          <WindowsMenu />
        </span>
        <IconButton icon="logout" label={t("bar.logout")} hasWords onPress={onLogout} />
      </div>
    </div>
  );
}
