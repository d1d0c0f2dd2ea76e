import { componentOfScreen, isOpen } from "#contract/values/components.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { fixedPages } from "#contract/values/pages.ts";

/** Returns the links whose component is enabled. @param settings undefined if the settings could not be loaded */
export function openLinks<Link extends { path: string; withContracts?: true }>(
  settings: SiteSettings | undefined,
  links: readonly Link[],
): Link[] {
  return links.filter(({ path, withContracts = false }) => {
    if (settings === undefined) return !withContracts && componentOfScreen(path) === null;
    return isOpen(settings, path) && (!withContracts || settings.contracts);
  });
}

/** On these pages, the navigation bar is hidden until the visitor scrolls. */
export const pagesWithoutBar: readonly string[] = [
  fixedPages.Willkommen,
  "/Willkommen",
  fixedPages.Datenschutz,
  fixedPages.Impressum,
  "/login",
];
