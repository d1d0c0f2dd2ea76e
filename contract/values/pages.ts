import type { LegalPage } from "./legal-fields.ts";

export const FIXED_PAGE_TAG = "Seite";

export const centerPath = "/admincenter";
export const newsletterPath = "/newsletter";
/** The one-click unsubscribe address for mail programs (RFC 8058). */
export const newsletterLeavePath = `${newsletterPath}/abmelden`;
export const newsletterCenterPath = `${centerPath}/newsletter`;
export const entriesPath = `${centerPath}/entries`;
export const filesPath = `${centerPath}/files`;
export const fileDetailsPath = (id: string): string => `${filesPath}?file=${id}`;
export const fileBinPath = `${filesPath}/bin`;
export const invoicePath = (id: string): string => `${filesPath}/invoice/${id}`;
export const usersPath = `${centerPath}/users`;
export const boardHandoverPath = `${usersPath}/board-handover`;
export const accountPath = `${centerPath}/account`;
export const guestbookPath = "/gaestebuch";
export const messagesPath = `${centerPath}/messages`;
export const analyticsPath = `${centerPath}/analytics`;
export const statusPath = `${centerPath}/status`;
export const socialPath = `${centerPath}/social`;
export const mapPath = `${centerPath}/map`;
export const componentsPath = `${centerPath}/components`;
export const outboxPath = `${messagesPath}/outbox`;
export const translationsPath = `${centerPath}/translations`;
export const helpPath = `${centerPath}/help`;
export const settingsPath = `${centerPath}/settings`;
export const backupsPath = `${centerPath}/backups`;
export const webhooksPath = `${settingsPath}/webhooks`;
/** The settings of the website itself: title, language, address. */
export const siteSettingsPath = `${settingsPath}/site`;
export const footerPath = `${settingsPath}/footer`;
export const lookPath = `${settingsPath}/look`;
export const hoursPath = `${settingsPath}/hours`;
export const legalPath = `${settingsPath}/legal`;
export const legalFormPath = (page: LegalPage): string => (page === "Impressum" ? legalPath : `${legalPath}/${page}`);
export const lawPath = `${settingsPath}/law`;
export const addressesPath = `${settingsPath}/addresses`;
export const sitePagesPath = `${settingsPath}/pages`;
export const notificationsPath = `${centerPath}/notifications`;
export const shopPath = "/shop";
export const searchPath = "/suche";
export const withdrawalPath = "/widerrufen";
/** The page with the authors and licences of the pictures, and the form to have a picture removed. */
export const creditsPath = "/Bildnachweise";
export const takedownPath = "/bild-entfernen";
/** Links to the form have the id of a picture, an entry or a product under these names. */
export const PICTURE_IN_LINK = "bild";
export const ENTRY_IN_LINK = "eintrag";
export const PRODUCT_IN_LINK = "produkt";
export const takedownOf = (pictureId: string): string => `${takedownPath}?${PICTURE_IN_LINK}=${pictureId}`;
export const takedownInProduct = (productId: string): string => `${takedownPath}?${PRODUCT_IN_LINK}=${productId}`;
export const takedownInEntry = (entryId: string): string => `${takedownPath}?${ENTRY_IN_LINK}=${entryId}`;
/** Links to the withdrawal page have the order number in their fragment, under this name. */
export const ORDER_IN_LINK = "bestellung";
export const shopCenterPath = `${centerPath}/shop`;
/** The management area of the shop. The path of its first screen ends with a slash. */
export const shopAreaPath = `${shopPath}/manage`;
export const shopDashboardPath = `${shopAreaPath}/`;
export const ordersCenterPath = `${shopCenterPath}/orders`;
export const inboxPath = `${messagesPath}/inbox`;
export const commentsCenterPath = `${messagesPath}/comments`;
export const suspiciousCenterPath = `${messagesPath}/suspicious`;
export const withdrawalsCenterPath = `${messagesPath}/withdrawals`;

/** True for paths of the areas for editors. Guests who open such a path are redirected to the login. */
export function isEditorsPath(path: string): boolean {
  return [centerPath, shopAreaPath].some((area) => path === area || path.startsWith(`${area}/`));
}
/** These paths are reserved, so no product can have one of them as its address. */
export const cartPath = `${shopPath}/warenkorb`;
export const checkoutPath = `${shopPath}/kasse`;

export const shopItemPath = (id: string): string => `${shopPath}/${id}`;

/** The readable address of a product. If it has none, the address contains the product's id. */
export const productPath = ({ id, address }: { id: string; address: string | null }): string =>
  address ?? shopItemPath(id);

/** Links to an order append its secret as the fragment. */
export const shopOrderPath = (id: string): string => `${shopPath}/bestellung/${id}`;

/** The order matters: an entry with both tags gets its canonical address from the first. */
export const listTags = ["Aktuelles", "Veranstaltungen"] as const;
export type ListTag = (typeof listTags)[number];
const EVENTS: ListTag = "Veranstaltungen";

export const feedPaths = {
  Aktuelles: "/Aktuelles/feed.xml",
  Veranstaltungen: "/Veranstaltungen/kalender.ics",
} as const satisfies Record<ListTag, string>;

/** Each key is the name of a fixed page, which is also the second level of the page's tag. Each value is the path. */
export const fixedPages = {
  Willkommen: "/",
  // The entries that introduce the two lists.
  Aktuelles: "/Aktuelles",
  Veranstaltungen: "/Veranstaltungen",
  Erlebnis: "/Erlebnis",
  "erlebnis-101": "/erlebnis/101",
  "erlebnis-103": "/erlebnis/103",
  "erlebnis-105": "/erlebnis/105",
  "erlebnis-106": "/erlebnis/106",
  "erlebnis-107": "/erlebnis/107",
  "erlebnis-109": "/erlebnis/109",
  "erlebnis-113": "/erlebnis/113",
  Projekt: "/Projekt",
  Kontakt: "/Kontakt",
  Datenschutz: "/Datenschutz",
  Impressum: "/Impressum",
  Barrierefreiheit: "/Barrierefreiheit",
  AGB: "/AGB",
  Widerrufsbelehrung: "/Widerrufsbelehrung",
} as const;
export type FixedPageName = keyof typeof fixedPages;

/** Pages of the shop. Guests see them while visitors can make contracts with the shop, or while contracts exist. */
export const shopPages = ["AGB", "Widerrufsbelehrung"] as const satisfies readonly FixedPageName[];

export const isShopPage = (name: FixedPageName): boolean => (shopPages as readonly FixedPageName[]).includes(name);

export const experiencePages = [
  "erlebnis-101",
  "erlebnis-103",
  "erlebnis-105",
  "erlebnis-106",
  "erlebnis-107",
  "erlebnis-109",
  "erlebnis-113",
] as const satisfies readonly FixedPageName[];

/**
 * Editors may add these pages at their paths, remove them, and give them another path. The site needs all other fixed
 * pages.
 */
const optionalPages = ["Erlebnis", ...experiencePages, "Projekt"] as const satisfies readonly FixedPageName[];
export type OptionalPageName = (typeof optionalPages)[number];

export const isOptionalPage = (name: FixedPageName): name is OptionalPageName =>
  (optionalPages as readonly FixedPageName[]).includes(name);

/** @returns the optional page whose path this is, in any case; null if there is none */
export function optionalPageAt(path: string): OptionalPageName | null {
  const key = path.toLowerCase();
  return optionalPages.find((name) => fixedPages[name].toLowerCase() === key) ?? null;
}

/** These fixed pages exist from the first start on. The pages of the shop are added when the shop is first enabled. */
export const initialPages: readonly FirstPageName[] = (Object.keys(fixedPages) as FixedPageName[]).filter(
  (name) => !isOptionalPage(name) && !isShopPage(name),
) as FirstPageName[];

/** Pages for which the program has first texts. */
export type FirstPageName = Exclude<FixedPageName, OptionalPageName>;

/** Fixed pages that a site may lack. */
export const laterPages: readonly FixedPageName[] = [...optionalPages, ...shopPages];

export function hasPlaces(name: FixedPageName): boolean {
  return name === "Erlebnis" || (experiencePages as readonly FixedPageName[]).includes(name);
}

export function hasMap(name: FixedPageName): boolean {
  return name === "Kontakt" || name === "Projekt";
}

/** The tag of pages that editors have added. Such pages have an address instead of a name. */
export const OWN_PAGE_TAG = `${FIXED_PAGE_TAG}|Eigene`;

/** The routes of own pages, with one level of nesting. All other screens take precedence. */
export const ownPagePaths = ["/:page", "/:page/:below"] as const;

export const isOwnPage = (tags: readonly string[]): boolean => tags.includes(OWN_PAGE_TAG);

export const isPage = (tags: readonly string[]): boolean => isOwnPage(tags) || fixedPageNameOf(tags) !== null;

export function fixedPageTag(name: FixedPageName): string {
  return `${FIXED_PAGE_TAG}|${name}`;
}

export function fixedPageNameOf(tags: readonly string[]): FixedPageName | null {
  for (const tag of tags) {
    const name = tag.startsWith(`${FIXED_PAGE_TAG}|`) ? tag.slice(FIXED_PAGE_TAG.length + 1) : "";
    if (Object.hasOwn(fixedPages, name)) return name as FixedPageName;
  }
  return null;
}

/** True for pages that are always public and cannot be removed. */
export function isLastingPage(tags: readonly string[]): boolean {
  const name = fixedPageNameOf(tags);
  return name !== null && !isOptionalPage(name);
}

/** The key of a page in the navigation. */
export const pageKeyOf = ({ id, tags }: { id: string; tags: readonly string[] }): string => fixedPageNameOf(tags) ?? id;

/** Tags below a list's tag also belong to the list. */
const isListed = (tag: string, list: ListTag): boolean => tag === list || tag.startsWith(`${list}|`);

export const isInList = (tags: readonly string[], list: ListTag): boolean => tags.some((tag) => isListed(tag, list));

export function listOf(tags: readonly string[]): ListTag | null {
  for (const tag of tags) {
    const list = listTags.find((name) => isListed(tag, name));
    if (list) return list;
  }
  return null;
}

export function tagsWithList(tags: readonly string[], list: ListTag, isIn: boolean): string[] {
  if (isIn === isInList(tags, list)) return [...tags];
  return isIn ? [...tags, list] : tags.filter((tag) => !isListed(tag, list));
}

/** null if the entry is no event, or has no date. */
export function eventCalendarPath(entry: { id: string; tags: readonly string[]; date: unknown }): string | null {
  if (!isInList(entry.tags, EVENTS) || entry.date === null || fixedPageNameOf(entry.tags) !== null) return null;
  return `/${EVENTS}/${entry.id}.ics`;
}

export type Standing = {
  id: string;
  tags: readonly string[];
  /** The readable address; null if the entry has none yet. */
  address: string | null;
};

/**
 * The path of the entry's page; null if it has none. Cards, feeds, sitemap, search, mails and canonical links must all
 * use this function.
 */
export function entryPath(entry: Standing): string | null {
  const path = plainPath(entry);
  return path !== null && listOf(entry.tags) !== null && !isPage(entry.tags) ? (entry.address ?? path) : path;
}

/**
 * The path of a page. For an entry in a list, the path that contains its id. This path also works if the entry has a
 * readable address.
 */
export function plainPath({ id, tags, address }: Standing): string | null {
  const page = fixedPageNameOf(tags);
  if (page) return fixedPages[page];
  if (isOwnPage(tags)) return address;
  const list = listOf(tags);
  return list ? `/${list}/${id}` : null;
}
