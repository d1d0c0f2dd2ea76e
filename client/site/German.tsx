import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { hasLanguages } from "#contract/values/content-language.ts";
import { useAddress, useIsHidden, useIsOnlyGerman } from "../language/content.ts";
import styles from "./German.module.css";

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
  /** True if a parent element already shows the mark 'German only'. */
  isSaid?: boolean;
  children: ReactNode;
};

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
  /** True if the target exists only in German. By default, the list of German-only pages decides. */
  isGerman?: boolean;
  /** Hides the mark 'German only', for links whose text names the language, or without space for the mark. */
  isQuiet?: boolean;
  isShort?: boolean;
};

/** A link within the site. If visitors cannot open the page, renders nothing. */
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

/** A link to any URL. A click loads a new document; the router is not used. */
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
