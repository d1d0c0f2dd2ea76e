// The main navigation's links, for the bar and the drawer.
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { mainNavigation } from "./navigation.ts";

export function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation();
  return (
    <ul>
      {mainNavigation.map(({ label, path }) => (
        <li key={path}>
          <NavLink to={path} end={path === "/"} onClick={onFollow}>
            {t(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
