// The site's pages in one tree: what stands in the menus, in which order, under which name; and what is hidden.
import { isId } from "./addresses.ts";
import { footerMenu, mainMenu } from "./menus.ts";
import { experiencePages, type FixedPageName, fixedPages, withdrawalPath } from "./pages.ts";

/** Where a page stands: in the navigation, in the footer, or in no menu. */
export const navigationAreas = ["main", "footer", "none"] as const;
export type NavigationArea = (typeof navigationAreas)[number];

/** Names in menus; '' for that of the page itself. */
export type NavigationLabel = { de: string; en: string };

/** A fixed page by its name, a page of the site's own by its entry's id, a page of a component by its path. */
export type NavigationLeaf = { page: string; label: NavigationLabel | null };
export type NavigationItem = NavigationLeaf & { children: NavigationLeaf[] };

export type Navigation = Record<NavigationArea, NavigationItem[]> & {
  /** Pages that guests do not find. */
  hidden: string[];
};

/** A link of a menu, as pages get it. */
export type MenuLink = {
  path: string;
  /** null: its own name, which the interface knows. */
  label: { de: string; en: string } | null;
  /** Pages below it. */
  below?: MenuLink[];
};

/** What differs from the menus that every site begins with; null: nothing. */
export type PublicMenus = {
  main: MenuLink[];
  footer: MenuLink[];
  /** The paths of the fixed pages that guests find. */
  shown: string[];
  /** The paths of the pages that guests do not find: for editors alone. */
  hidden?: string[];
};

export const MOST_OWN_PAGES = 100;

const leaf = (page: string): NavigationLeaf => ({ page, label: null });
const item = (page: string): NavigationItem => ({ ...leaf(page), children: [] });

/** What every site begins with. */
export const firstNavigation: Navigation = {
  main: mainMenu.map(({ page }) =>
    page === "Erlebnis" ? { ...item(page), children: experiencePages.map(leaf) } : item(page),
  ),
  footer: footerMenu.map(({ page }) => item(page)),
  none: [item("/newsletter")],
  hidden: [],
};

/** Pages of components that may stand in menus. */
export const menuPaths = ["/shop", "/gaestebuch", "/widerrufen", "/newsletter"] as const;

export const isFixedPage = (page: string): page is FixedPageName => Object.hasOwn(fixedPages, page);
export const isPath = (page: string): boolean => page.startsWith("/");
/** Whether it is a page that the site has added. */
export const isOwn = (page: string): boolean => !isFixedPage(page) && !isPath(page);

/** The law wants some, the site needs others; what belongs to a component goes with it. */
const alwaysThere: ReadonlySet<string> = new Set<FixedPageName>([
  "Willkommen",
  "Impressum",
  "Datenschutz",
  "AGB",
  "Widerrufsbelehrung",
]);

/** The law wants them one click away from every page: they stand in the navigation or in the footer. */
const alwaysListed: ReadonlySet<string> = new Set([
  "Impressum",
  "Datenschutz",
  "AGB",
  "Widerrufsbelehrung",
  withdrawalPath,
]);

export const mayHide = (page: string): boolean => !isPath(page) && !alwaysThere.has(page);

const isExperience = (page: string): boolean => (experiencePages as readonly string[]).includes(page);

/** Whether pages may stand below a page. */
export const mayHold = (page: string): boolean => page === "Erlebnis" || isOwn(page);

/** Whether a page may stand below another one. */
export const mayStandBelow = (page: string, parent: string): boolean =>
  mayHold(parent) && (isExperience(page) ? parent === "Erlebnis" : isOwn(page) && page !== parent);

/** Whether a page may stand at the top of an area. */
export const mayStandAlone = (page: string): boolean => !isExperience(page);

/** The path of a page that is no entry of the site's own. */
export const knownPath = (page: string): string | null =>
  isFixedPage(page) ? fixedPages[page] : isPath(page) ? page : null;

type Stored = Navigation | null;

/**
 * The tree as it is now: pages that are gone are left out, new ones stand in no menu.
 * @param own ids of the pages that the site has added
 */
export function completed(stored: Stored, own: readonly string[]): Navigation {
  const tree = stored ?? firstNavigation;
  const isThere = ({ page }: NavigationLeaf): boolean =>
    isFixedPage(page) || (menuPaths as readonly string[]).includes(page) || own.includes(page);
  const areas = keptAreas(tree, isThere);
  const placed = new Set(pagesOf(areas));
  const missing = [...Object.keys(fixedPages), ...menuPaths, ...own].filter((page) => !placed.has(page));
  const places = missing.filter(isExperience).map(leaf);
  const withPlaces = (items: NavigationItem[]): NavigationItem[] =>
    items.map((one) => (one.page === "Erlebnis" ? { ...one, children: [...one.children, ...places] } : one));
  const alone = missing.filter(mayStandAlone).map(item);
  const listed = alone.filter(({ page }) => alwaysListed.has(page));
  const none = [...areas.none, ...alone.filter(({ page }) => !alwaysListed.has(page))];
  return {
    main: withPlaces(areas.main),
    footer: withPlaces([...areas.footer, ...listed]),
    none: withPlaces(none),
    hidden: keptHidden(tree, (page) => isThere(leaf(page))).filter(mayHide),
  };
}

function keptAreas(
  tree: Pick<Navigation, NavigationArea>,
  isThere: (item: NavigationLeaf) => boolean,
): Pick<Navigation, NavigationArea> {
  const kept = (items: readonly NavigationItem[]): NavigationItem[] =>
    items.flatMap((one) => {
      const children = one.children.filter(isThere);
      // What stood below a page that is gone stands alone.
      return isThere(one) ? [{ ...one, children }] : children.filter(({ page }) => mayStandAlone(page)).map(standing);
    });
  return { main: kept(tree.main), footer: kept(tree.footer), none: kept(tree.none) };
}

/** Hidden pages that are still there. A page that stood below a hidden one that is gone stays hidden. */
function keptHidden(tree: Navigation, isThere: (page: string) => boolean): string[] {
  const orphans = tree.hidden.filter((page) => !isThere(page)).flatMap((page) => below(tree, page));
  return [...new Set([...tree.hidden, ...orphans])].filter(isThere);
}

/** A tree without the pages that a colleague has removed since it was read, and with known pages alone in `hidden`. */
export function withoutGone(tree: Navigation, own: readonly string[]): Navigation {
  const isThere = ({ page }: NavigationLeaf): boolean => !isId(page) || own.includes(page);
  const isKnown = (page: string): boolean => isFixedPage(page) || isPath(page) || own.includes(page);
  return { ...keptAreas(tree, isThere), hidden: keptHidden(tree, isKnown) };
}

const standing = (child: NavigationLeaf): NavigationItem => ({ ...child, children: [] });

/** All pages of the tree, with those below others. */
export function pagesOf(tree: Pick<Navigation, NavigationArea>): string[] {
  return navigationAreas.flatMap((area) =>
    tree[area].flatMap(({ page, children }) => [page, ...children.map((child) => child.page)]),
  );
}

/** The pages that stand below a page, in their order; wherever the page stands. */
export function below(tree: Pick<Navigation, NavigationArea>, page: string): string[] {
  return navigationAreas.flatMap((area) =>
    tree[area].flatMap((one) => (one.page === page ? one.children.map((child) => child.page) : [])),
  );
}

/** The pages that guests do not find: hidden ones, and what stands below them (as in db/migrations/0047_hidden-pages.sql). */
export function hiddenPages(tree: Navigation): ReadonlySet<string> {
  return new Set(tree.hidden.flatMap((page) => [page, ...below(tree, page)]));
}

/** The page above a page; null if it stands alone. */
export function above(tree: Pick<Navigation, NavigationArea>, page: string): string | null {
  for (const area of navigationAreas)
    for (const one of tree[area]) if (one.children.some((child) => child.page === page)) return one.page;
  return null;
}

type Problem = "unknown" | "twice" | "below" | "unlisted" | "hidden";

/** What is wrong with a tree; null if nothing is. */
export function problemOf(tree: Navigation, own: readonly string[]): Problem | null {
  const known = (page: string): boolean =>
    isFixedPage(page) || (menuPaths as readonly string[]).includes(page) || own.includes(page);
  if (!pagesOf(tree).every(known)) return "unknown";
  for (const area of navigationAreas) {
    const pages = pagesOf({ main: [], footer: [], none: [], [area]: tree[area] });
    if (new Set(pages).size < pages.length) return "twice";
    for (const { page, children } of tree[area]) {
      if (!mayStandAlone(page)) return "below";
      if (!children.every((child) => mayStandBelow(child.page, page))) return "below";
    }
  }
  // Pages of the site's own, and what is below others, have one place.
  const all = pagesOf(tree);
  const isSingle = (page: string): boolean => isOwn(page) || isExperience(page) || page === "Erlebnis";
  if (all.some((page) => isSingle(page) && all.indexOf(page) !== all.lastIndexOf(page))) return "twice";
  if (tree.none.some(({ page }) => alwaysListed.has(page))) return "unlisted";
  return tree.hidden.every((page) => mayHide(page)) ? null : "hidden";
}
