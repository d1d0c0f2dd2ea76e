// Title, description and canonical address of a page, from its entry and the settings' meta.sites.
import type { i18n } from "i18next";
import { type FixedPageName, fixedPages } from "#contract/pages.ts";
import { pageNumber } from "./loaders.ts";
import type { Utils } from "./trpc.ts";

export type Head = { title: string; description: string; canonical: string | null; isIndexed: boolean };

const noIndex = /^\/(?:login|admincenter)(?:\/|$)/u;

/** Canonical addresses come from the public origin, the path and `seite` alone. */
function canonicalOf(address: URL, publicUrl: string): string {
  const path = address.pathname === "/Willkommen" ? "/" : address.pathname;
  const page = pageNumber(address);
  return publicUrl + path + (page !== null && page > 1 ? `?seite=${page}` : "");
}

function entryTitle(utils: Utils, pathname: string): string | null {
  const id = /^\/(?:Aktuelles|Veranstaltungen)\/([^/]+)$/u.exec(pathname)?.[1];
  if (id !== undefined) return utils.entries.article.getData({ id })?.entry.title ?? null;
  const page = (Object.keys(fixedPages) as FixedPageName[]).find((name) => fixedPages[name] === pathname);
  return page ? (utils.entries.page.getData({ name: page })?.entry.title ?? null) : null;
}

export function headOf(utils: Utils, address: URL, publicUrl: string, { t }: i18n, status: number): Head {
  const config = utils.config.get.getData();
  const siteTitle = config?.title ?? "";
  if (status >= 400) {
    const key = status === 404 || status === 503 ? status : 500;
    return { title: joined([t(`errors.${key}.title`), siteTitle]), description: "", canonical: null, isIndexed: false };
  }
  const path = address.pathname === "/Willkommen" ? "/" : address.pathname;
  const meta = config?.meta.sites.find((site) => site.path === path);
  const title = meta?.title || entryTitle(utils, path) || (path === "/login" ? t("login.title") : "");
  return {
    title: title.includes(siteTitle) && siteTitle !== "" ? title : joined([title, siteTitle]),
    description: meta?.description || config?.description || "",
    canonical: canonicalOf(address, publicUrl),
    isIndexed: !noIndex.test(path),
  };
}

function joined(parts: string[]): string {
  return parts.filter((part) => part !== "").join(" – ");
}
