import { isId } from "./addresses.ts";
import { footerMenu, mainMenu } from "./menus.ts";
import { experiencePages, type FixedPageName, fixedPages, initialPages, withdrawalPath } from "./pages.ts";

export const navigationAreas = ["main", "footer", "none"] as const;
export type NavigationArea = (typeof navigationAreas)[number];

export type NavigationLabel = { de: string; en: string };

/** `page` is the name of a fixed page, the entry id of an own page, or a component's path. */
export type NavigationLeaf = { page: string; label: NavigationLabel | null };
export type NavigationItem = NavigationLeaf & { children: NavigationLeaf[] };

export type Navigation = Record<NavigationArea, NavigationItem[]> & {
  hidden: string[];
};

export type MenuLink = {
  path: string;
  /** null if the page has no label and no title of its own. The client then shows its own name for the page. */
  label: { de: string; en: string } | null;
  below?: MenuLink[];
};

export type PublicMenus = {
  main: MenuLink[];
  footer: MenuLink[];
  shown: string[];
  /** Paths of pages that are hidden from guests. Only editors receive them. */
  hidden?: string[];
};

export const MOST_OWN_PAGES = 100;

const leaf = (page: string): NavigationLeaf => ({ page, label: null });
const item = (page: string): NavigationItem => ({ ...leaf(page), children: [] });

export const firstNavigation: Navigation = {
  main: mainMenu.map(({ page }) =>
    page === "Erlebnis" ? { ...item(page), children: experiencePages.map(leaf) } : item(page),
  ),
  footer: footerMenu.map(({ page }) => item(page)),
  none: [item("/newsletter"), item("/Bildnachweise")],
  hidden: [],
};

export const menuPaths = ["/shop", "/gaestebuch", "/widerrufen", "/newsletter", "/Bildnachweise"] as const;

export const isFixedPage = (page: string): page is FixedPageName => Object.hasOwn(fixedPages, page);
/** True for fixed pages that every site has. A site may lack the other fixed pages. */
const isInitial = (page: string): boolean => (initialPages as readonly string[]).includes(page);
export const isPath = (page: string): boolean => page.startsWith("/");
export const isOwn = (page: string): boolean => !isFixedPage(page) && !isPath(page);
/** True for pages that the site may lack: own pages, and fixed pages that were added. */
export const isAdded = (page: string): boolean => !isInitial(page) && !isPath(page);

/** @param added the keys of the added pages */
export const fixedPagesThere = (added: readonly string[]): FixedPageName[] => [
  ...initialPages,
  ...added.filter(isFixedPage),
];

/** Pages that cannot be hidden, because the law requires them or the site needs them. */
const alwaysThere: ReadonlySet<string> = new Set<FixedPageName>([
  "Willkommen",
  "Impressum",
  "Datenschutz",
  "AGB",
  "Widerrufsbelehrung",
]);

/** True for own pages, and for fixed pages that a site may lack. The law requires the pages of the shop. */
export const mayRemove = (page: string): boolean => isAdded(page) && mayHide(page);

/** These pages must be one click away from every page. So each of them is in the navigation or in the footer. */
const alwaysListed: ReadonlySet<string> = new Set([
  "Impressum",
  "Datenschutz",
  "AGB",
  "Widerrufsbelehrung",
  withdrawalPath,
]);

export const mayHide = (page: string): boolean => !isPath(page) && !alwaysThere.has(page);

const isExperience = (page: string): boolean => (experiencePages as readonly string[]).includes(page);

export const mayHold = (page: string): boolean => page === "Erlebnis" || isOwn(page);

export const mayNest = (page: string): boolean => isExperience(page) || isOwn(page);

export const mayStandBelow = (page: string, parent: string): boolean =>
  mayHold(parent) && mayNest(page) && page !== parent;

/** The path of a fixed page or a component's page; null for an own page. */
export const knownPath = (page: string): string | null =>
  isFixedPage(page) ? fixedPages[page] : isPath(page) ? page : null;

type Stored = Navigation | null;

const isKnown = (page: string, added: readonly string[]): boolean =>
  isInitial(page) || (menuPaths as readonly string[]).includes(page) || added.includes(page);

/**
 * Adds missing pages: experience pages below 'Erlebnis' if this page exists, the pages of `alwaysListed` in the footer,
 * all others to `none`. Removes unknown pages.
 * @param added the added pages of the site: ids of own pages, names of fixed pages
 */
export function completed(stored: Stored, added: readonly string[]): Navigation {
  const tree = stored ?? firstNavigation;
  const isThere = ({ page }: NavigationLeaf): boolean => isKnown(page, added);
  const areas = keptAreas(tree, isThere);
  const placed = new Set(pagesOf(areas));
  const missing = [...initialPages, ...menuPaths, ...added].filter((page) => !placed.has(page));
  const places = added.includes("Erlebnis") ? missing.filter(isExperience).map(leaf) : [];
  const withPlaces = (items: NavigationItem[]): NavigationItem[] =>
    items.map((one) => (one.page === "Erlebnis" ? { ...one, children: [...one.children, ...places] } : one));
  const below = new Set(places.map(({ page }) => page));
  const alone = missing.filter((page) => !below.has(page)).map(item);
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
      if (isThere(one)) return [{ ...one, children }];
      // Children of a removed page move to the top level. The menus never named the pages below 'Erlebnis', so these
      // pages do not move into a menu; `completed` adds them outside of all menus.
      return one.page === "Erlebnis" ? [] : children.map(standing);
    });
  return { main: kept(tree.main), footer: kept(tree.footer), none: kept(tree.none) };
}

/** Hidden pages that still exist. If a hidden page was removed, its children stay hidden. */
function keptHidden(tree: Navigation, isThere: (page: string) => boolean): string[] {
  const orphans = tree.hidden.filter((page) => !isThere(page)).flatMap((page) => below(tree, page));
  return [...new Set([...tree.hidden, ...orphans])].filter(isThere);
}

/** Removes pages that were removed since the tree was read. Keys that were never valid stay. */
export function withoutGone(tree: Navigation, added: readonly string[]): Navigation {
  const isGone = (page: string): boolean => (isId(page) || isFixedPage(page)) && isAdded(page) && !added.includes(page);
  const isThere = ({ page }: NavigationLeaf): boolean => !isGone(page);
  const isListed = (page: string): boolean => isInitial(page) || isPath(page) || added.includes(page);
  return { ...keptAreas(tree, isThere), hidden: keptHidden(tree, isListed) };
}

const standing = (child: NavigationLeaf): NavigationItem => ({ ...child, children: [] });

export function pagesOf(tree: Pick<Navigation, NavigationArea>): string[] {
  return navigationAreas.flatMap((area) =>
    tree[area].flatMap(({ page, children }) => [page, ...children.map((child) => child.page)]),
  );
}

export function below(tree: Pick<Navigation, NavigationArea>, page: string): string[] {
  return navigationAreas.flatMap((area) =>
    tree[area].flatMap((one) => (one.page === page ? one.children.map((child) => child.page) : [])),
  );
}

/**
 * Gives a page another key. A fixed page may occur several times in the tree; an own page keeps only the first place. A
 * page that may no longer stand below its parent moves to the top level; children that may not stand below the new key
 * move outside of all menus, and so do the pages below 'Erlebnis', because the menus never named them.
 */
export function renamed(tree: Navigation, from: string, to: string): Navigation {
  let isPlaced = false;
  const lost: NavigationLeaf[] = [];
  const inArea = (items: readonly NavigationItem[]): NavigationItem[] =>
    items.flatMap((one): NavigationItem[] => {
      const place = one.page === from ? to : one.page;
      const raised: NavigationItem[] = [];
      const children = one.children.flatMap((child): NavigationLeaf[] => {
        const key = child.page === from ? to : child.page;
        if (child.page === from && isPlaced && isOwn(to)) return [];
        if (child.page === from) isPlaced = true;
        const keeps = mayStandBelow(key, place) && !(one.page === from && from === "Erlebnis");
        if (keeps) return [{ ...child, page: key }];
        if (child.page === from) raised.push(standing({ ...child, page: key }));
        else lost.push(child);
        return [];
      });
      if (one.page === from && isPlaced && isOwn(to)) return raised;
      if (one.page === from) isPlaced = true;
      return [{ ...one, page: place, children }, ...raised];
    });
  const [main, footer, none] = [inArea(tree.main), inArea(tree.footer), inArea(tree.none)];
  const hidden = tree.hidden.map((page) => (page === from ? to : page));
  return { main, footer, none: [...none, ...lost.map(standing)], hidden };
}

/** Hidden pages and their children. db/migrations/0047_hidden-pages.sql has the same rule. */
export function hiddenPages(tree: Navigation): ReadonlySet<string> {
  return new Set(tree.hidden.flatMap((page) => [page, ...below(tree, page)]));
}

export function above(tree: Pick<Navigation, NavigationArea>, page: string): string | null {
  for (const area of navigationAreas)
    for (const one of tree[area]) if (one.children.some((child) => child.page === page)) return one.page;
  return null;
}

type Problem = "unknown" | "twice" | "below" | "unlisted" | "hidden";

export function problemOf(tree: Navigation, added: readonly string[]): Problem | null {
  if (!pagesOf(tree).every((page) => isKnown(page, added))) return "unknown";
  for (const area of navigationAreas) {
    const pages = pagesOf({ main: [], footer: [], none: [], [area]: tree[area] });
    if (new Set(pages).size < pages.length) return "twice";
    for (const { page, children } of tree[area]) {
      if (!children.every((child) => mayStandBelow(child.page, page))) return "below";
    }
  }
  // Own pages, experience pages and 'Erlebnis' may occur only once in the tree.
  const all = pagesOf(tree);
  const isSingle = (page: string): boolean => isOwn(page) || isExperience(page) || page === "Erlebnis";
  if (all.some((page) => isSingle(page) && all.indexOf(page) !== all.lastIndexOf(page))) return "twice";
  if (tree.none.some(({ page }) => alwaysListed.has(page))) return "unlisted";
  return tree.hidden.every((page) => mayHide(page)) ? null : "hidden";
}
