import { NavLink } from "react-router";
import { useIsOnlyGerman } from "../../language/content.ts";
import { PageLink } from "../German.tsx";
import type { ShownLink } from "./menus.ts";

type Props = {
  links: readonly ShownLink[];
  /** The links that stay in the bar of a narrow window (Header.module.css). By default, all links stay. */
  narrow?: readonly ShownLink[];
  isWhole?: boolean;
  onFollow?: () => void;
};

export function NavigationLinks({ links, narrow = links, isWhole = false, onFollow }: Props) {
  const isOnlyGerman = useIsOnlyGerman();
  return (
    <ul>
      {links.map((link) => {
        const { path, text, lang, below } = link;
        return (
          <li key={path} data-wide={narrow.includes(link) ? undefined : ""}>
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
        );
      })}
    </ul>
  );
}
