// The main navigation's links, for the bar and the drawer.
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { componentOfScreen } from "#contract/components.ts";
import { useSiteConfig } from "../../loaded.ts";
import { type drawerNavigation, mainNavigation, openLinks } from "./navigation.ts";

type Props = { links?: typeof mainNavigation | typeof drawerNavigation; onFollow?: () => void };

export function NavigationLinks({ links = mainNavigation, onFollow }: Props) {
  const { t } = useTranslation();
  const config = useSiteConfig();
  return (
    <ul>
      {openLinks(config, links).map(({ label, path }) => (
        <li key={path} data-component={componentOfScreen(path) ?? undefined}>
          <NavLink to={path} end={path === "/"} onClick={onFollow}>
            {t(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
