// The navigation bar: a row of links on wide windows, a drawer on narrow ones.
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink, useLocation } from "react-router";
import { trpc } from "../../trpc.ts";
import styles from "./Header.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { mainNavigation, pagesWithoutBar } from "./navigation.ts";

const SCROLLED_PX = 80;

/** Whether the window is scrolled down; false on the server and at the first render. */
function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = (): void => setIsScrolled(window.scrollY > SCROLLED_PX);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return isScrolled;
}

export function Header() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isScrolled = useIsScrolled();
  const { data: config } = trpc.config.get.useQuery();
  const floats = pagesWithoutBar.includes(pathname);
  const className = [styles.header, floats ? styles.floating : "", isScrolled ? styles.scrolled : ""].join(" ");
  return (
    <header className={className}>
      <Link to="/" className={styles.brand}>
        {config?.title || t("nav.Willkommen")}
      </Link>
      <nav className={styles.links} aria-label={t("nav.label")}>
        <NavigationLinks />
      </nav>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <Drawer />
    </header>
  );
}

function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation();
  return (
    <ul>
      {mainNavigation.map(({ key, path }) => (
        <li key={key}>
          <NavLink to={path} end={path === "/"} onClick={onFollow}>
            {t(`nav.${key}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Strokes({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" />
    </svg>
  );
}

/** A native dialog: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
function Drawer() {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={t("menu.open")}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Strokes path="M3 7h18M3 12h18M3 17h12" />
      </button>
      <dialog ref={dialog} className={styles.drawer} aria-label={t("nav.label")} closedby="any">
        <div className={styles.drawerContent}>
          <button
            type="button"
            className={styles.closeButton}
            aria-label={t("menu.close")}
            onClick={() => dialog.current?.close()}
          >
            <Strokes path="M5 5l14 14M19 5L5 19" />
          </button>
          <nav aria-label={t("nav.label")}>
            <NavigationLinks onFollow={() => dialog.current?.close()} />
          </nav>
          <LanguageSwitch />
        </div>
      </dialog>
    </>
  );
}
