// Which links of a page lead to pages that belong into a copy.
import { hasLanguages, withoutLanguage } from "#contract/values/content-language.ts";
import {
  cartPath,
  checkoutPath,
  newsletterLeavePath,
  searchPath,
  shopOrderPath,
  takedownPath,
  withdrawalPath,
} from "#contract/values/pages.ts";

const PART = "seite";

/** They only work on the site itself. */
const onlineOnly = [
  "/login",
  "/logout",
  cartPath,
  checkoutPath,
  newsletterLeavePath,
  searchPath,
  takedownPath,
  withdrawalPath,
  shopOrderPath(""),
];

/** @returns the address without the origin; null if it leads to another site, or to no page or file at all */
export function ownAddress(href: string, page: { path: string; publicUrl: string }): URL | null {
  const base = new URL(page.path, page.publicUrl);
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return url.origin === base.origin ? url : null;
}

/** @returns the path that names a page of the copy; null if the address is none */
export function pathOfPage({ pathname, searchParams }: URL): string | null {
  if (!hasLanguages(pathname)) return null;
  const german = withoutLanguage(pathname);
  if (onlineOnly.some((path) => german === path || german.startsWith(`${path.replace(/\/$/u, "")}/`))) return null;
  const part = searchParams.get(PART);
  // Other parameters, such as the month of a calendar, show what other pages have, too.
  return part !== null && /^[1-9]\d{0,5}$/u.test(part) && part !== "1" ? `${pathname}?${PART}=${part}` : pathname;
}

export const isSearch = ({ pathname }: URL): boolean => withoutLanguage(pathname) === searchPath;
