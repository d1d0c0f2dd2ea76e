// What the head of each kind of screen says, from what the screen has loaded; made on the server alone.
import type { i18n } from "i18next";
import type { Picture } from "#contract/files.ts";
import { eventCalendarPath, feedPaths, type FixedPageName, fixedPages, type ListTag } from "#contract/pages.ts";
import type { Place } from "./loaded.ts";
import { CARDS_AT_A_TIME, pageOf } from "./loaders.ts";
import { mainPicture } from "./open-graph.ts";
import { entryData, organizationData, type SiteFacts, type StructuredData } from "./structured-data.ts";
import type { Answers } from "./trpc.ts";

type Article = Answers["entries"]["article"];
type Cards = Answers["entries"]["cards"];

type ShownEntry = Answers["entries"]["article"]["entry"];

export type HeadLink = { rel: "alternate" | "prev" | "next"; href: string; type?: string; title?: string };

/** What stands in every head: the site's title and settings, and the texts of the language. */
export type HeadSite = SiteFacts & { t: i18n["t"] };

/** What a kind of screen adds; the settings may name and describe it otherwise. */
export type HeadParts = {
  title: string;
  /** Path and page under which search engines keep it. */
  path: string;
  page?: number;
  /** The entry that the page is. */
  entry?: ShownEntry;
  /** Stands beside the page where it is shared. */
  picture?: Picture | null;
  links?: HeadLink[];
  structuredData?: (facts: { description: string; imageUrl: string | null }) => StructuredData | null;
};

export type HeadMaker<Loaded> = (loaded: Loaded, place: Place, site: HeadSite) => HeadParts;

/** Canonical addresses come from the public origin, the path and `seite` alone. */
export function canonicalOf(publicUrl: string, path: string, page = 1): string {
  return publicUrl + path + (page > 1 ? `?seite=${page}` : "");
}

export function joined(parts: string[]): string {
  return parts.filter((part) => part !== "").join(" – ");
}

/** The login: a page without an entry, named by the site's texts. */
export const loginHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t("login.title"),
  path: pathname,
});

/** The admin center's screens bring their texts only when they are entered. */
export const centerHead: HeadMaker<null> = (_loaded, { pathname }) => ({ title: "", path: pathname });

export function homeHead(article: Article, _place: Place, site: HeadSite): HeadParts {
  return { ...articleParts(article, "/", site), structuredData: ({ imageUrl }) => organizationData(site, imageUrl) };
}

export function pageHead(name: FixedPageName): HeadMaker<Article> {
  return (article, _place, site) => articleParts(article, fixedPages[name], site);
}

export const entryHead: HeadMaker<Article> = (article, { pathname }, site) => articleParts(article, pathname, site);

function articleParts(article: Article, path: string, site: HeadSite): HeadParts {
  const { entry, files } = article;
  return {
    title: entry.title,
    path,
    entry,
    picture: mainPicture(entry, files),
    links: [...neighbourLinks(article, site.publicUrl), ...calendarLinks(entry, site.publicUrl)],
    structuredData: (facts) => entryData(site, { entry, ...facts }),
  };
}

/** The same as the page's own links to the entries before and after. */
function neighbourLinks(article: Article, publicUrl: string): HeadLink[] {
  return (["previous", "next"] as const).flatMap((side): HeadLink[] => {
    const neighbour = article[side];
    return neighbour ? [{ rel: side === "next" ? "next" : "prev", href: publicUrl + neighbour.path }] : [];
  });
}

function calendarLinks(entry: ShownEntry, publicUrl: string): HeadLink[] {
  const calendar = eventCalendarPath(entry);
  return calendar ? [{ rel: "alternate", href: publicUrl + calendar, type: "text/calendar", title: entry.title }] : [];
}

const feedTypes: Record<ListTag, string> = { Aktuelles: "application/rss+xml", Veranstaltungen: "text/calendar" };

export function listHead(list: ListTag): HeadMaker<Cards> {
  return ({ items, total }, place, { publicUrl, config, t }) => {
    const page = pageOf(place);
    const path = `/${list}`;
    const title = t(`nav.${list}`);
    const feed: HeadLink = {
      rel: "alternate",
      href: publicUrl + feedPaths[list],
      type: feedTypes[list],
      title: joined([title, config.title]),
    };
    return { title, path, page, picture: items[0]?.picture, links: [...pageLinks(path, page, total, publicUrl), feed] };
  };
}

/** The same as a list's own links to its pages without JavaScript. */
function pageLinks(path: string, page: number, total: number, publicUrl: string): HeadLink[] {
  const link = (rel: "prev" | "next", number: number): HeadLink => ({
    rel,
    href: canonicalOf(publicUrl, path, number),
  });
  return [
    ...(page > 1 ? [link("prev", page - 1)] : []),
    ...(page * CARDS_AT_A_TIME < total ? [link("next", page + 1)] : []),
  ];
}
