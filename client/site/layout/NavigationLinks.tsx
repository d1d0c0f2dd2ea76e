import { NavLink } from "react-router";
import { componentOfScreen } from "#contract/values/components.ts";
import { useIsOnlyGerman } from "../../language/content.ts";
import { PageLink } from "../German.tsx";
import type { ShownLink } from "./menus.ts";

type Props = {
  links: readonly ShownLink[];
  isWhole?: boolean;
  onFollow?: () => void;
};

export function NavigationLinks({ links, isWhole = false, onFollow }: Props) {
  const isOnlyGerman = useIsOnlyGerman();
  return (
    <ul>
      {links.map(({ path, text, lang, below }) => (
        <li key={path} data-component={componentOfScreen(path) ?? undefined}>
          {isOnlyGerman(path) ? (
            <PageLink to={path} isShort onClick={onFollow}>
              {lang ? <span lang={lang}>{text}</span> : text}
            </PageLink>
          ) : (
            <NavLink to={path} end={path === "/"} onClick={onFollow} lang={lang}>
              {text}
            </NavLink>
          )}
          {isWhole && below.length > 0 && <NavigationLinks links={below} {...(onFollow && { onFollow })} />}
        </li>
      ))}
    </ul>
  );
}
