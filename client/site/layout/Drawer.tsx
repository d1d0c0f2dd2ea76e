// The menu for narrow windows: a native dialog, which traps the focus, closes on Escape and restores the focus.
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Drawer.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { useDrawerMenu } from "./menus.ts";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { useDrawerSwipe } from "./use-drawer-swipe.ts";

/**
 * Narrow windows always have the drawer. If `isNeededSoon` is true, windows below 66 rem have the drawer too. If
 * `isNeeded` is true, all windows have the drawer.
 */
type Props = { isNeeded: boolean; isNeededSoon: boolean };

export function Drawer({ isNeeded, isNeededSoon }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const links = useDrawerMenu();
  const swipe = useDrawerSwipe(dialog, opener);
  const close = (): void => dialog.current?.close();
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={[styles.menuButton, isNeeded ? styles.needed : "", isNeededSoon ? styles.neededSoon : ""].join(" ")}
        aria-label={t("menu.open")}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Strokes path="M3 7h18M3 12h18M3 17h12" />
      </button>
      {/* Escape closes the dialog. `closedby` is not used, because the end of the opening swipe would count as a click
          outside. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={t("nav.label")}
        onClick={({ target }) => target === dialog.current && close()}
        {...swipe}
      >
        <div className={styles.content}>
          <button type="button" className={styles.closeButton} aria-label={t("menu.close")} onClick={close}>
            <Strokes path="M5 5l14 14M19 5L5 19" />
          </button>
          <nav aria-label={t("nav.label")}>
            <NavigationLinks links={links} isWhole onFollow={close} />
          </nav>
          <LanguageSwitch />
        </div>
      </dialog>
    </>
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
