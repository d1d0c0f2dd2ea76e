// The pages of the site that are no entries of a list: for editors who link them.
import { componentOfScreen, isOpen } from "#contract/values/components.ts";
import type { Config } from "./config.ts";
import {
  feedPaths,
  fixedPages,
  guestbookPath,
  isEditorsPath,
  listTags,
  newsletterPath,
  searchPath,
  shopPath,
  withdrawalPath,
} from "#contract/values/pages.ts";
import type { LinkState } from "#contract/values/site-links.ts";

/** First segments under which there are pages that this module does not know one by one. */
const areas = [...listTags, "shop", "einbetten"];

/** The pages that belong to no entry, and the keys of their names (locales, `link.pages` of editor.json). */
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
  "/login",
];

type Shown = Pick<Config, "components"> & { menus?: { hidden?: readonly string[] } | null | undefined };

/** The state of a page that is no entry of a list; readable addresses are taken as they are. */
export function pageState(path: string, config: Shown): LinkState {
  const plain = path.length > 1 ? path.replace(/\/$/u, "") : path;
  if (isEditorsPath(plain) || config.menus?.hidden?.includes(plain)) return "hidden";
  if (componentOfScreen(plain) !== null) return isOpen(config, plain) ? "public" : "hidden";
  if (ownPages.includes(plain)) return "public";
  const [, area = "", below] = plain.split("/");
  return areas.includes(area) && below !== undefined ? "public" : "missing";
}
