// On English pages: what there is only in German says so, and so do links to German pages.
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { hasLanguages } from "#contract/values/content-language.ts";
import { useAddress, useIsHidden, useIsOnlyGerman } from "../language/content.ts";
import styles from "./German.module.css";

/** Beside a text, or above it. */
export function GermanMark({ isAbove = false, isShort = false }: { isAbove?: boolean; isShort?: boolean }) {
  const { t, i18n } = useTranslation();
  const className = isAbove ? `${styles.mark} ${styles.above}` : styles.mark;
  return (
    <small lang={i18n.language} className={className}>
      {isAbove ? "" : " "}
      {isShort && <span aria-hidden="true">DE</span>}
      <span className={isShort ? "visually-hidden" : undefined}>{t("inGerman")}</span>
    </small>
  );
}

type TextProps = {
  isGerman: boolean;
  /** What is around it says so already. */
  isSaid?: boolean;
  children: ReactNode;
};

/** A text within others that are in English. */
export function MarkedText({ isGerman, isSaid = false, children }: TextProps) {
  if (!isGerman) return children;
  return (
    <>
      <span lang="de">{children}</span>
      {!isSaid && <GermanMark />}
    </>
  );
}

type LinkProps = Omit<ComponentProps<typeof Link>, "to"> & {
  to: string;
  /** What it leads to is there only in German; by default what is known of the pages. */
  isGerman?: boolean;
  /** The words of the link say enough, or have no room. */
  isQuiet?: boolean;
  /** There is little room. */
  isShort?: boolean;
};

/** A link within the site; nothing for a page that guests do not find. */
export function PageLink({ to, isGerman, isQuiet = false, isShort = false, children, ...rest }: LinkProps) {
  const isOnlyGerman = useIsOnlyGerman();
  const isHiddenPage = useIsHidden();
  const [path = ""] = to.split(/[?#]/u, 1);
  if (isHiddenPage(path)) return null;
  if (!(isGerman ?? isOnlyGerman(path)))
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  const { className, onClick, rel, tabIndex, lang, "aria-hidden": isHidden } = rest;
  return (
    <a href={to} hrefLang="de" {...{ className, onClick, rel, tabIndex, lang }} aria-hidden={isHidden}>
      {children}
      {!isQuiet && <GermanMark isShort={isShort} />}
    </a>
  );
}

type AnchorProps = { url: string; isGerman: boolean; children: ReactNode };

/** A link of any kind that loads what it leads to. */
export function SiteAnchor({ url, isGerman, children }: AnchorProps) {
  const address = useAddress();
  if (!hasLanguages(url)) return <a href={url}>{children}</a>;
  if (!isGerman) return <a href={address(url)}>{children}</a>;
  return (
    <a href={url} hrefLang="de">
      {children}
      <GermanMark />
    </a>
  );
}
