import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { addressLine } from "#contract/values/address-line.ts";
import { isOn } from "#contract/values/components.ts";
import { checkoutPath, creditsPath, newsletterPath } from "#contract/values/pages.ts";
import { profileLinks } from "#contract/values/profile-links.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { TodayLines } from "../hours/TodayLines.tsx";
import { useToday } from "../hours/use-today.ts";
import { useViewer } from "../../api/viewer.ts";
import { useAddress, useContent } from "../../language/content.ts";
import { useSiteTexts } from "../../language/site-texts.ts";
import { useInBrowser } from "../../ui/use-in-browser.ts";
import { PageLink } from "../German.tsx";
import { loginPath, loginPathFrom } from "../login/own-path.ts";
import styles from "./Footer.module.css";
import { FooterNewsletter } from "./FooterNewsletter.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { type ShownLink, useLegalLinks, useMenu } from "./menus.ts";

type Props = {
  onCookieSettings: (() => void) | undefined;
};

export function Footer(props: Props) {
  return useLocation().pathname === checkoutPath ? <ShortFooter {...props} /> : <FullFooter {...props} />;
}

/** In the checkout, the footer has no links that lead away from the order. */
function ShortFooter({ onCookieSettings }: Props) {
  return (
    <footer className={styles.footer}>
      <FooterLinks links={useLegalLinks()}>{onCookieSettings && <CookieItem onOpen={onCookieSettings} />}</FooterLinks>
    </footer>
  );
}

function FooterLinks({ links, children }: { links: readonly ShownLink[]; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("footer.label")}>
      <ul className={styles.links}>
        {links.map(({ path, text, lang }) => (
          <li key={path}>
            <PageLink to={path} isShort>
              {lang ? <span lang={lang}>{text}</span> : text}
            </PageLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

function CookieItem({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <li className={styles.scripted}>
      <button type="button" onClick={onOpen}>
        {t("consent.settings")}
      </button>
    </li>
  );
}

function FullFooter({ onCookieSettings }: Props) {
  const { t } = useTranslation();
  const content = useContent();
  const settings = useSiteSettings();
  const { title, lang } = useSiteTexts();
  const links = useMenu("footer");
  const isGuest = useViewer().id === null;
  const { pathname, search } = useLocation();
  const isOnItsPage = pathname === newsletterPath;
  const address = useAddress();
  // A cached page is used for several URLs, so only the browser knows the current URL.
  const isInBrowser = useInBrowser(() => true, false);
  const login = isInBrowser ? loginPathFrom(pathname, address(pathname) + search) : loginPath;
  const { site } = settings;
  const today = useToday();
  const postal = addressLine(site.address);
  const isEnglish = content === "en" && Boolean(site.en?.footer);
  const footer = (isEnglish && site.en?.footer) || site.footer;
  const page = isOn(settings, "social") ? settings.social.page : "";
  const profiles = site.profiles.filter((url) => url !== page);
  const hasNewsletter = isOn(settings, "newsletter") && !isOnItsPage;
  return (
    <footer className={styles.footer}>
      <div className={styles.place}>
        {title && (
          <p className={styles.brand} lang={lang.title}>
            {title}
          </p>
        )}
        {postal && <p lang="de">{postal}</p>}
        {today && (
          <p>
            <TodayLines places={today.places} />
          </p>
        )}
        {footer && (
          <p lang={isEnglish ? "en" : "de"} className={styles.text}>
            {footer}
          </p>
        )}
      </div>
      <FooterLinks links={links}>
        {page !== "" && (
          <li>
            <a href={page} rel="noopener">
              {t("footer.social")}
            </a>
          </li>
        )}
        {profileLinks(profiles).map(({ url, name }) => (
          <li key={url}>
            <a href={url} rel="me noopener">
              {name}
            </a>
          </li>
        ))}
        {settings.hasCredits && !links.some(({ path }) => path === creditsPath) && (
          <li>
            <PageLink to={creditsPath}>{t("credits")}</PageLink>
          </li>
        )}
        {onCookieSettings && <CookieItem onOpen={onCookieSettings} />}
        {isGuest && (
          <li>
            <Link to={login} rel="nofollow">
              {t("footer.login")}
            </Link>
          </li>
        )}
      </FooterLinks>
      <LanguageSwitch />
      {hasNewsletter && <FooterNewsletter />}
    </footer>
  );
}
