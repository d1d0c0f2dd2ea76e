import { componentOfScreen, isOpen } from "#contract/values/components.ts";
import type { SiteSettings } from "./settings.ts";
import {
  creditsPath,
  feedPaths,
  fixedPages,
  guestbookPath,
  isEditorsPath,
  listTags,
  newsletterPath,
  optionalPageAt,
  searchPath,
  shopPath,
  takedownPath,
  withdrawalPath,
} from "#contract/values/pages.ts";
import type { LinkState } from "#contract/values/site-links.ts";

/** The first segments of areas. This file does not list the single pages in these areas. */
const areas = [...listTags, "shop", "einbetten"];

/** The lists and the pages of components, and the keys of their names (locales, `link.pages` of editor.json). */
export const menuPages = [
  { path: "/Aktuelles", name: "Aktuelles" },
  { path: "/Veranstaltungen", name: "Veranstaltungen" },
  { path: shopPath, name: "shop" },
  { path: guestbookPath, name: "guestbook" },
  { path: newsletterPath, name: "newsletter" },
] as const;

const ownPages: readonly string[] = [
  ...Object.values(fixedPages),
  ...menuPages.map(({ path }) => path),
  ...Object.values(feedPaths),
  searchPath,
  withdrawalPath,
  creditsPath,
  takedownPath,
  "/login",
];

type Shown = Pick<SiteSettings, "components"> & {
  menus?: { hidden?: readonly string[]; shown: readonly string[] } | null | undefined;
};

/**
 * The link state of a path, without the database. A path below an area counts as public unless its component is off.
 * Callers must look up entries themselves.
 */
export function pageState(path: string, settings: Shown): LinkState {
  const plain = path.length > 1 ? path.replace(/\/$/u, "") : path;
  if (isEditorsPath(plain) || settings.menus?.hidden?.includes(plain)) return "hidden";
  if (componentOfScreen(plain) !== null) return isOpen(settings, plain) ? "public" : "hidden";
  if (optionalPageAt(plain) !== null && settings.menus && !settings.menus.shown.includes(plain)) return "missing";
  if (ownPages.includes(plain)) return "public";
  const [, area = "", below] = plain.split("/");
  return areas.includes(area) && below !== undefined ? "public" : "missing";
}
