// The menus of the site: the default menus, or the menus that editors have configured.
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { creditsPath, fixedPages, newsletterPath, withdrawalPath } from "#contract/values/pages.ts";
import type { MenuLink } from "#contract/values/navigation.ts";
import { useIsHidden } from "../../language/content.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import type { Answers } from "../../api/trpc.ts";
import { drawerMenu, footerMenu, mainMenu } from "#contract/values/menus.ts";
import { openLinks } from "./navigation.ts";

type SiteConfig = Answers["settings"]["get"];
type Menu = "main" | "footer";

export type ShownLink = {
  path: string;
  text: string;
  lang: "de" | undefined;
  below: ShownLink[];
};

type Language = { t: TFunction; language: string };

const own = { main: mainMenu, footer: footerMenu };
const all = [...mainMenu, ...footerMenu, ...drawerMenu];
const { Impressum, Datenschutz, AGB, Widerrufsbelehrung } = fixedPages;
const legalPaths = [Impressum, Datenschutz, AGB, Widerrufsbelehrung, withdrawalPath];
const withContracts = new Set<string>(footerMenu.flatMap((link) => (link.withContracts ? [link.path] : [])));

export function linksIn(menu: Menu, settings: SiteConfig | undefined, language: Language): ShownLink[] {
  const links = settings?.menus?.[menu] ?? own[menu].map(({ path }): MenuLink => ({ path, label: null }));
  return shown(links, menu, settings, language);
}

function shown(
  links: readonly MenuLink[],
  menu: Menu,
  settings: SiteConfig | undefined,
  language: Language,
): ShownLink[] {
  const known = links.map((link) => ({
    ...link,
    ...(withContracts.has(link.path) && { withContracts: true as const }),
  }));
  return openLinks(settings, known).map(({ path, label, below = [] }) => ({
    path,
    ...textOf({ path, label }, menu, language),
    below: shown(below, menu, settings, language),
  }));
}

function textOf({ path, label }: MenuLink, menu: Menu, { t, language }: Language): Pick<ShownLink, "text" | "lang"> {
  const isGerman = language === "de";
  const written = isGerman ? label?.de : label?.en;
  if (written) return { text: written, lang: undefined };
  if (!isGerman && label?.de) return { text: label.de, lang: "de" };
  return { text: ownName(path, menu, t) ?? label?.en ?? path, lang: undefined };
}

export function ownName(path: string, menu: Menu, t: TFunction): string | null {
  const link = own[menu].find((one) => one.path === path) ?? all.find((one) => one.path === path);
  if (link) return t(link.label);
  if (path === creditsPath) return t("credits");
  return path === newsletterPath ? t("newsletter") : null;
}

export function useMenu(menu: Menu): ShownLink[] {
  const { t, i18n } = useTranslation();
  return linksIn(menu, useSiteSettings(), { t, language: i18n.language });
}

/** The links of the checkout's footer. They do not depend on the editors' menus. */
export function useLegalLinks(): ShownLink[] {
  const { t, i18n } = useTranslation();
  const links = legalPaths.map((path): MenuLink => ({ path, label: null }));
  return shown(links, "footer", useSiteSettings(), { t, language: i18n.language });
}

export function useDrawerMenu(): ShownLink[] {
  const { t } = useTranslation();
  const isHidden = useIsHidden();
  const main = useMenu("main");
  const isShown = ({ path }: { path: string }): boolean => !main.some((link) => link.path === path) && !isHidden(path);
  const others = drawerMenu
    .filter(isShown)
    .map(({ path, label }) => ({ path, text: t(label), lang: undefined, below: [] }));
  return [...main, ...others];
}

export function useNameInMenus(): (path: string) => string | null {
  const links = [...useMenu("main"), ...useMenu("footer")];
  return (path) => links.find((link) => link.path === path)?.text ?? null;
}
