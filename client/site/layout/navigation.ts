// The links of the menus, in the order of the table of screens.
import { componentOfScreen, isOpen } from "#contract/values/components.ts";
import type { Config } from "#contract/schemas/config.ts";
import type { Menus, Screen } from "../../head/screen.tsx";
import { siteScreens } from "../../app/screens.tsx";

type Link<Name extends keyof Menus> = NonNullable<Menus[Name]> & Pick<Screen, "path" | "needs">;

/** @param screens those of one table */
export function linksOf<Name extends keyof Menus>(
  menu: Name,
  screens: readonly Screen[] = siteScreens,
): readonly Link<Name>[] {
  const links = screens.flatMap(({ path, needs, menu: places }): Link<Name>[] => {
    const place = places?.[menu];
    return place ? [{ ...place, path, needs }] : [];
  });
  return links.sort((one, other) => one.order - other.order);
}

export const mainNavigation = linksOf("main");
export const drawerNavigation = linksOf("drawer");
export const footerNavigation = linksOf("footer");

/** Those that are there now. @param config undefined on a page that could not be loaded */
export function openLinks<Link extends { path: string; withContracts?: true }>(
  config: Config | undefined,
  links: readonly Link[],
): Link[] {
  return links.filter(({ path, withContracts = false }) => {
    if (config === undefined) return !withContracts && componentOfScreen(path) === null;
    return isOpen(config, path) && (!withContracts || config.contracts);
  });
}

/** Pages that hide the navigation bar until they are scrolled. */
export const pagesWithoutBar: readonly string[] = siteScreens
  .filter((screen) => screen.isBarLate)
  .map(({ path }) => path);
