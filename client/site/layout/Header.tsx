import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { componentOfScreen } from "#contract/values/components.ts";
import { fixedPages } from "#contract/values/pages.ts";
import { Brand } from "./Brand.tsx";
import { PageLink } from "../German.tsx";
import { CartLink } from "../shop/cart/CartLink.tsx";
import { Drawer } from "./Drawer.tsx";
import styles from "./Header.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { pagesWithoutBar } from "./navigation.ts";
import { type ShownLink, useMenu } from "./menus.ts";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { SearchLink } from "./SearchLink.tsx";

const SCROLLED_PX = 80;

/**
 * The maximum number of letters of all links in one line of a wide window. The gap after each link counts as GAP
 * letters.
 */
const LETTERS = 84;
/** The maximum number of letters if the drawer's button is in the bar. */
const LETTERS_BESIDE = 74;
const GAP = 2;
/** The same two limits for windows with a width between 56 and 66 rem. */
const LETTERS_NARROW = 59;
const LETTERS_NARROW_BESIDE = 50;
/** If the links have more letters than this, the space between them is smaller. */
const LETTERS_WIDE = 66;

const lengthOf = (links: readonly ShownLink[]): number => links.reduce((sum, { text }) => sum + text.length + GAP, 0);

/** The first links that fit into the bar. All links are in the drawer. */
function fitting(links: readonly ShownLink[]): ShownLink[] {
  if (lengthOf(links) <= LETTERS) return [...links];
  return links.filter((_, index) => lengthOf(links.slice(0, index + 1)) <= LETTERS_BESIDE);
}

/** The links that stay in the bar of a window below 66 rem. Links of components, such as the shop, are removed last. */
function fittingNarrow(links: readonly ShownLink[]): ShownLink[] {
  if (lengthOf(links) <= LETTERS_NARROW) return [...links];
  const inOrder = [...links.filter(isOfComponent), ...links.filter((link) => !isOfComponent(link))];
  const kept = inOrder.filter((_, index) => lengthOf(inOrder.slice(0, index + 1)) <= LETTERS_NARROW_BESIDE);
  return links.filter((link) => kept.includes(link));
}

const isOfComponent = ({ path }: ShownLink): boolean => componentOfScreen(path) !== null;

type Scrolling = { isScrolled: boolean; mayScroll: boolean };

/** The scroll state. On the server and during hydration, the page counts as scrollable but not scrolled. */
function useScrolling(): Scrolling {
  const [scrolling, setScrolling] = useState<Scrolling>({ isScrolled: false, mayScroll: true });
  useEffect(() => {
    const update = (): void => {
      const isScrolled = window.scrollY > SCROLLED_PX;
      const mayScroll = document.documentElement.scrollHeight - window.innerHeight > SCROLLED_PX;
      setScrolling((now) =>
        now.isScrolled === isScrolled && now.mayScroll === mayScroll ? now : { isScrolled, mayScroll },
      );
    };
    update();
    const onGrowth = new ResizeObserver(update);
    onGrowth.observe(document.body);
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      onGrowth.disconnect();
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, []);
  return scrolling;
}

export function Header() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { isScrolled, mayScroll } = useScrolling();
  const floats = pagesWithoutBar.includes(pathname);
  const isHome = pathname === fixedPages.Willkommen || pathname === "/Willkommen";
  const links = useMenu("main");
  const inBar = fitting(links);
  const isLong = inBar.length < links.length;
  const inNarrowBar = fittingNarrow(inBar);
  const isShort = !isLong && inNarrowBar.length < inBar.length;
  const className = [
    styles.header,
    isLong ? styles.long : "",
    isShort ? styles.short : "",
    lengthOf(inBar) > LETTERS_WIDE ? styles.tight : "",
    floats ? styles.floating : "",
    isHome ? styles.home : "",
    isScrolled ? styles.scrolled : "",
    // A page that is too short to scroll, as on a new site, shows the bar immediately.
    !mayScroll && isHome ? styles.shown : "",
  ].join(" ");
  return (
    <header className={className}>
      <PageLink to="/" className={styles.brand} isQuiet>
        <Brand fallback={t("nav.Willkommen")} />
      </PageLink>
      <nav className={styles.links} aria-label={t("nav.label")}>
        <NavigationLinks links={inBar} narrow={inNarrowBar} />
      </nav>
      <div className={styles.tools}>
        <SearchLink />
        <CartLink />
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <Drawer isNeeded={isLong} isNeededSoon={isShort} />
      </div>
    </header>
  );
}
