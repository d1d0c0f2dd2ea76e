import { use, useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { centerPath, isEditorsPath } from "#contract/values/pages.ts";
import { tabNames } from "../../api/own-storage.ts";
import { useMay } from "../../api/viewer.ts";
import { openPalette } from "../../center/palette/open-palette.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import { AdminLocale } from "../../ui/admin/AdminLocale.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { GuestView } from "../../site/overlay.tsx";
import "../../ui/admin/tool.css";
import styles from "./AdminBar.module.css";
import { WindowsMenu } from "../windows/WindowsMenu.tsx";
import { NewMenu } from "./NewMenu.tsx";
import { PersonMenu } from "./PersonMenu.tsx";
import { useAsk } from "./bar-actions.ts";
import { setGuestView } from "./guest-view.ts";

const LAST_PAGE = tabNames.lastPublicPage;

function useLastPublicPage(isCenter: boolean): string {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => {
    if (!isCenter) sessionStorage.setItem(LAST_PAGE, here);
  }, [isCenter, here]);
  // Only the browser knows the last public page. The server does not know this page, so the server and the first render
  // use '/'.
  const last = useSyncExternalStore(
    () => () => {},
    () => sessionStorage.getItem(LAST_PAGE) ?? "/",
    () => "/",
  );
  return isCenter ? last : here;
}

export function AdminBar() {
  const { t } = useTranslation("bar");
  const { pathname } = useLocation();
  const isCenter = isEditorsPath(pathname);
  // The admin center has its own search button. The shop's separate management area has no search.
  const hasSearch = pathname === centerPath || pathname.startsWith(`${centerPath}/`);
  const publicPage = useLastPublicPage(isCenter);
  const mayEdit = useMay("update", "ownDrafts");
  const mayDescribe = useMay("update", "entries");
  const isOff = use(GuestView);
  const ask = useAsk();
  useEffect(() => {
    if (isCenter) setGuestView(false);
  }, [isCenter]);
  return (
    <AdminLocale>
      <div role="region" data-tool="bar" aria-label={t("label")} className={styles.bar}>
        <PersonMenu onPassword={() => ask("password")} />
        <nav aria-label={t("modes")} className={styles.modes}>
          <Link
            to={centerPath}
            reloadDocument={isOff}
            aria-current={isCenter ? "true" : undefined}
            onClick={() => setGuestView(false)}
          >
            {t("center")}
          </Link>
          {/* Without the right to edit, the page is already as guests see it. */}
          <Link
            to={publicPage}
            reloadDocument={isOff}
            aria-current={isCenter || isOff ? undefined : "true"}
            onClick={() => setGuestView(false)}
          >
            {t(mayEdit ? "design" : "website")}
          </Link>
          {mayEdit && (
            <Link
              reloadDocument
              to={publicPage}
              aria-current={isOff ? "true" : undefined}
              onClick={() => setGuestView(true)}
            >
              <Icon name="eye" />
              <span className={styles.wide}>{t("guest")}</span>
            </Link>
          )}
        </nav>
        {/* Buttons that some pages lack are the first ones. So the other buttons keep their places at the right
            edge. */}
        <div className={styles.account}>
          {!isCenter && mayDescribe && (
            <span className={styles.seo}>
              <IconButton icon="tag" label={t("seo")} hasWords onPress={() => ask("seo")} />
            </span>
          )}
          {!hasSearch && <IconButton icon="search" label={t("search")} hasWords onPress={openPalette} />}
          {/* The guest view has no editor, so the button is invisible there but keeps its place. */}
          <span className={isOff ? styles.absent : undefined}>
            <NewMenu onStart={ask} />
          </span>
          <IconButton icon="clock" label={t("today")} hasWords onPress={() => ask("today")} />
          <span className={styles.windows}>
            <WindowsMenu />
          </span>
          <IconButton icon="logout" label={t("logout")} hasWords onPress={() => ask("logout")} />
        </div>
      </div>
    </AdminLocale>
  );
}
