// The navigation bar: links on wide windows, the drawer's button on narrow ones.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useSiteConfig } from "../../loaded.ts";
import { CartLink } from "../shop/cart/CartLink.tsx";
import { Drawer } from "./Drawer.tsx";
import styles from "./Header.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { pagesWithoutBar } from "./navigation.ts";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { SearchLink } from "./SearchLink.tsx";

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
  const config = useSiteConfig();
  const floats = pagesWithoutBar.includes(pathname);
  const className = [styles.header, floats ? styles.floating : "", isScrolled ? styles.scrolled : ""].join(" ");
  return (
    <header className={className}>
      <Link to="/" className={styles.brand}>
        {config.title || t("nav.Willkommen")}
      </Link>
      <nav className={styles.links} aria-label={t("nav.label")}>
        <NavigationLinks />
      </nav>
      <SearchLink />
      <CartLink />
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <Drawer />
    </header>
  );
}
