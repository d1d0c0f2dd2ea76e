// The footer of every page: the legally required links, and how to find us.
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { isOn } from "#contract/components.ts";
import { newsletterPath } from "#contract/pages.ts";
import { useSiteConfig } from "../../loaded.ts";
import { useViewer } from "../../viewer.ts";
import styles from "./Footer.module.css";
import { FooterNewsletter } from "./FooterNewsletter.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { footerNavigation, openLinks } from "./navigation.ts";

/** @param onCookieSettings undefined if there is no choice */
export function Footer({ onCookieSettings }: { onCookieSettings: (() => void) | undefined }) {
  const { t } = useTranslation();
  const config = useSiteConfig();
  const isGuest = useViewer().id === null;
  const isOnItsPage = useLocation().pathname === newsletterPath;
  const hasNewsletter = isOn(config, "newsletter") && !isOnItsPage;
  return (
    <footer className={styles.footer}>
      <p className={styles.brand}>{config.title}</p>
      <nav aria-label={t("footer.label")}>
        <ul className={styles.links}>
          {openLinks(config, footerNavigation).map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{t(label)}</Link>
            </li>
          ))}
          {isOn(config, "social") && config.social.page && (
            <li>
              <a href={config.social.page} rel="noopener">
                {t("footer.social")}
              </a>
            </li>
          )}
          {onCookieSettings && (
            <li className={styles.scripted}>
              <button type="button" onClick={onCookieSettings}>
                {t("consent.settings")}
              </button>
            </li>
          )}
          {isGuest && (
            <li>
              <Link to="/login" rel="nofollow">
                {t("footer.login")}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <LanguageSwitch />
      {hasNewsletter && <FooterNewsletter />}
    </footer>
  );
}
