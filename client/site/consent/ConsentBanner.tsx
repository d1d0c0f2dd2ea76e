// The consent banner. Accepting and declining have buttons of the same size and weight (legal.md L5).
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PageLink } from "../German.tsx";
import type { ConsentKind } from "#contract/values/consent.ts";
import buttons from "../../ui/Button.module.css";
import styles from "./Consent.module.css";
import { saveConsents } from "./cookies.ts";

/** Reserves space at the bottom of the page, so that the banner does not hide focused elements (WCAG 2.4.11). */
function useRoomBelow() {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const root = document.documentElement;
    const tell = (): void => {
      // In a very low window the banner is not fixed. The banner covers nothing, so no space is needed.
      const height = getComputedStyle(element).position === "fixed" ? element.offsetHeight : 0;
      root.style.setProperty("--banner-height", `${height}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    window.addEventListener("resize", tell);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", tell);
      root.style.removeProperty("--banner-height");
    };
  }, []);
  return banner;
}

export function ConsentBanner({ asked, onSettings }: { asked: ConsentKind[]; onSettings: () => void }) {
  const { t } = useTranslation();
  const banner = useRoomBelow();
  return (
    <section ref={banner} className={styles.banner} aria-label={t("consent.label")}>
      <p>
        {t("consent.text")} <PageLink to="/Datenschutz">{t("consent.privacy")}</PageLink>
      </p>
      <div className={styles.answers}>
        <button type="button" className={buttons.button} onClick={() => saveConsents(asked, asked)}>
          {t("consent.agree")}
        </button>
        <button type="button" className={buttons.button} onClick={() => saveConsents(asked, [])}>
          {t("consent.decline")}
        </button>
        <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={onSettings}>
          {t("consent.settings")}
        </button>
      </div>
    </section>
  );
}
