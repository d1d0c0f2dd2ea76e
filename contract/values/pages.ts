// The place of an entry: the tags of lists and fixed pages, and their paths.

import type { LegalPage } from "./legal-fields.ts";

export const FIXED_PAGE_TAG = "Seite";

/** The path of the admin center. */
export const centerPath = "/admincenter";
export const newsletterPath = "/newsletter";
/** For the button of mail programs (RFC 8058). */
export const newsletterLeavePath = `${newsletterPath}/abmelden`;
export const newsletterCenterPath = `${centerPath}/newsletter`;
export const entriesPath = `${centerPath}/entries`;
export const filesPath = `${centerPath}/files`;
export const fileBinPath = `${filesPath}/bin`;
export const usersPath = `${centerPath}/users`;
export const accountPath = `${centerPath}/account`;
export const guestbookPath = "/gaestebuch";
export const messagesPath = `${centerPath}/messages`;
export const analyticsPath = `${centerPath}/analytics`;
export const socialPath = `${centerPath}/social`;
export const mapPath = `${centerPath}/map`;
export const componentsPath = `${centerPath}/components`;
export const outboxPath = `${messagesPath}/outbox`;
/** What is missing in English, or older than its German. */
export const translationsPath = `${centerPath}/translations`;
export const settingsPath = `${centerPath}/settings`;
/** Name, logo, colours and fonts. */
export const lookPath = `${settingsPath}/look`;
/** Opening hours, closures and footer. */
export const hoursPath = `${settingsPath}/hours`;
/** The forms of imprint, privacy notice and accessibility statement. */
export const legalPath = `${settingsPath}/legal`;
export const legalFormPath = (page: LegalPage): string => (page === "Impressum" ? legalPath : `${legalPath}/${page}`);
/** The check of the law. */
export const lawPath = `${settingsPath}/law`;
/** Readable addresses and redirects. */
export const addressesPath = `${settingsPath}/addresses`;
/** The tree of pages. */
export const sitePagesPath = `${settingsPath}/pages`;
export const notificationsPath = `${centerPath}/notifications`;
export const shopPath = "/shop";
export const searchPath = "/suche";
export const withdrawalPath = "/widerrufen";
/** The name of an order's number behind '#' in links to that page. */
export const ORDER_IN_LINK = "bestellung";
export const shopCenterPath = `${centerPath}/shop`;
/** The management area of the shop; its first screen is written with a slash at the end. */
export const shopAreaPath = `${shopPath}/manage`;
export const shopDashboardPath = `${shopAreaPath}/`;
export const ordersCenterPath = `${shopCenterPath}/orders`;
export const inboxPath = `${messagesPath}/inbox`;
export const commentsCenterPath = `${messagesPath}/comments`;
export const suspiciousCenterPath = `${messagesPath}/suspicious`;
export const withdrawalsCenterPath = `${messagesPath}/withdrawals`;

/** Whether only editors get there, now or when they have signed in: guests are led to the login. */
export function isEditorsPath(path: string): boolean {
  return [centerPath, shopAreaPath].some((area) => path === area || path.startsWith(`${area}/`));
}
/** Under addresses that no product can have. */
export const cartPath = `${shopPath}/warenkorb`;
export const checkoutPath = `${shopPath}/kasse`;

/** The page of a product. */
export const shopItemPath = (id: string): string => `${shopPath}/${id}`;

/** The page of an order, opened with its secret behind #. */
export const shopOrderPath = (id: string): string => `${shopPath}/bestellung/${id}`;

/** Lists, in the order in which an entry of both gets its canonical address. */
export const listTags = ["Aktuelles", "Veranstaltungen"] as const;
export type ListTag = (typeof listTags)[number];
const EVENTS: ListTag = "Veranstaltungen";

/** The feed of each list: the news as RSS, the events as a calendar. */
export const feedPaths = {
  Aktuelles: "/Aktuelles/feed.xml",
  Veranstaltungen: "/Veranstaltungen/kalender.ics",
} as const satisfies Record<ListTag, string>;

/** Name of a fixed page (the tag's second level) → its path. */
export const fixedPages = {
  Willkommen: "/",
  // What stands above the lists.
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

/** The shop's own: for guests they are there while contracts are made, and as long as there are any. */
export const shopPages = ["AGB", "Widerrufsbelehrung"] as const satisfies readonly FixedPageName[];

/** Whether a page belongs to the shop. */
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

/** Whether a page leads to all the places. */
export function hasPlaces(name: FixedPageName): boolean {
  return name === "Erlebnis" || (experiencePages as readonly FixedPageName[]).includes(name);
}

/** Whether a page shows the map, if there is one. */
export function hasMap(name: FixedPageName): boolean {
  return name === "Kontakt" || name === "Projekt";
}

/** The tag of the pages that a site has added. They have no name: each has an address of its own. */
export const OWN_PAGE_TAG = `${FIXED_PAGE_TAG}|Eigene`;

/** The screens of those pages: nested once. They match what no other screen does. */
export const ownPagePaths = ["/:page", "/:page/:below"] as const;

/** Whether an entry is a page that was added. */
export const isOwnPage = (tags: readonly string[]): boolean => tags.includes(OWN_PAGE_TAG);

/** Whether an entry is a page, fixed or added: it stands in no list. */
export const isPage = (tags: readonly string[]): boolean => isOwnPage(tags) || fixedPageNameOf(tags) !== null;

export function fixedPageTag(name: FixedPageName): string {
  return `${FIXED_PAGE_TAG}|${name}`;
}

/** The fixed page that an entry is, by its tags; null for other entries. */
export function fixedPageNameOf(tags: readonly string[]): FixedPageName | null {
  for (const tag of tags) {
    const name = tag.startsWith(`${FIXED_PAGE_TAG}|`) ? tag.slice(FIXED_PAGE_TAG.length + 1) : "";
    if (Object.hasOwn(fixedPages, name)) return name as FixedPageName;
  }
  return null;
}

/** A tag below a list's counts as the list's. */
const isListed = (tag: string, list: ListTag): boolean => tag === list || tag.startsWith(`${list}|`);

/** Whether an entry with these tags is in the list. */
export const isInList = (tags: readonly string[], list: ListTag): boolean => tags.some((tag) => isListed(tag, list));

/** The list whose tag comes first among an entry's tags. */
export function listOf(tags: readonly string[]): ListTag | null {
  for (const tag of tags) {
    const list = listTags.find((name) => isListed(tag, name));
    if (list) return list;
  }
  return null;
}

/** The tags of an entry that was put into a list or taken out of it; the order of the others stays. */
export function tagsWithList(tags: readonly string[], list: ListTag, isIn: boolean): string[] {
  if (isIn === isInList(tags, list)) return [...tags];
  return isIn ? [...tags, list] : tags.filter((tag) => !isListed(tag, list));
}

/** The path of an event's calendar file; null for entries that are not events, or have no date. */
export function eventCalendarPath(entry: { id: string; tags: readonly string[]; date: unknown }): string | null {
  if (!isInList(entry.tags, EVENTS) || entry.date === null || fixedPageNameOf(entry.tags) !== null) return null;
  return `/${EVENTS}/${entry.id}.ics`;
}

/** The parts of an entry that decide where it stands. */
export type Standing = {
  id: string;
  tags: readonly string[];
  /** Its readable address; null as long as it has none. */
  address: string | null;
};

/**
 * The path of an entry's page; null for an entry without a place. Its only author: cards, feeds, sitemap, search,
 * mails and canonical links ask here.
 */
export function entryPath(entry: Standing): string | null {
  const path = plainPath(entry);
  return path !== null && listOf(entry.tags) !== null && !isPage(entry.tags) ? (entry.address ?? path) : path;
}

/** The same without a readable address: by the entry's id, where it goes on to answer. */
export function plainPath({ id, tags, address }: Standing): string | null {
  const page = fixedPageNameOf(tags);
  if (page) return fixedPages[page];
  if (isOwnPage(tags)) return address;
  const list = listOf(tags);
  return list ? `/${list}/${id}` : null;
}
