import { componentOfScreen, isOpen } from "#contract/values/components.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { fixedPages } from "#contract/values/pages.ts";

/** The links whose component is enabled. @param settings undefined if the page could not be loaded */
export function openLinks<Link extends { path: string; withContracts?: true }>(
  settings: SiteSettings | undefined,
  links: readonly Link[],
): Link[] {
  return links.filter(({ path, withContracts = false }) => {
    if (settings === undefined) return !withContracts && componentOfScreen(path) === null;
    return isOpen(settings, path) && (!withContracts || settings.contracts);
  });
}

/** Pages that hide the navigation bar until the visitor scrolls. */
export const pagesWithoutBar: readonly string[] = [
  fixedPages.Willkommen,
  "/Willkommen",
  fixedPages.Datenschutz,
  fixedPages.Impressum,
  "/login",
];
