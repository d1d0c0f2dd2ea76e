// The head of each kind of screen, from the data that the screen has loaded; used only on the server.
import { siteTextsIn } from "#contract/values/site-texts.ts";
import {
  entryPath,
  eventCalendarPath,
  feedPaths,
  type FixedPageName,
  fixedPages,
  type ListTag,
} from "#contract/values/pages.ts";
import { editorsAreaOf } from "../head/editors-area.ts";
import { joined } from "../head/page-title.ts";
import type { Place } from "../api/loaded.ts";
import { commentsPerPage } from "#contract/values/limits.ts";
import { pageOf } from "../api/loader.ts";
import { CARDS_AT_A_TIME } from "./loaders.ts";
import { searchedOf } from "./search-loaders.ts";
import { mainPicture } from "../head/open-graph.ts";
import { entryData, organizationData, siteSearchData } from "../head/structured-data.ts";
import type { Answers } from "../api/trpc.ts";
import {
  type ShownEntry,
  type HeadLink,
  type HeadSite,
  type HeadParts,
  type HeadMaker,
  canonicalOf,
} from "../head/head-parts.ts";
type Article = Answers["entries"]["article"];
type Cards = Answers["entries"]["cards"];

/** The login: a page without an entry; its title is one of the site's texts. */
export const loginHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t("login.title"),
  path: pathname,
});

export const newsletterHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t("newsletter"),
  path: pathname,
});

export const previewHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t("previewTitle"),
  path: pathname,
});

/** The number of hits is no part of the title: the page tells it. */
export const searchHead: HeadMaker<unknown> = (_loaded, place, { t }) => {
  const q = searchedOf(place);
  return { title: q === "" ? t("search.title") : t("search.for", { q }), path: place.pathname };
};

export const withdrawalHead: HeadMaker<boolean> = (_loaded, { pathname }, { t }) => ({
  title: t("withdrawal"),
  path: pathname,
});

export const guestbookHead: HeadMaker<Answers["comments"]["page"]> = ({ total }, place, site) => {
  const [path, page] = [place.pathname, pageOf(place)];
  return {
    title: site.t("guestbook"),
    path,
    page,
    links: pageLinks({ path, page, total, perPage: commentsPerPage }, site),
  };
};

/** The admin center's screens load their texts only when they are entered: until then their title is the area. */
export const centerHead: HeadMaker<null> = (_loaded, { pathname }, { t }) => ({
  title: t(`areas.${editorsAreaOf(pathname)}`),
  path: pathname,
});

export function homeHead(article: Article, _place: Place, site: HeadSite): HeadParts {
  return {
    ...articleParts(article, "/", site),
    structuredData: ({ imageUrl }) => organizationData(site, imageUrl),
    siteSearch: siteSearchData(site),
  };
}

export function pageHead(name: FixedPageName): HeadMaker<Article> {
  return (article, _place, site) => articleParts(article, fixedPages[name], site);
}

export const ownPageHead: HeadMaker<Article> = (article, place, site) =>
  articleParts(article, entryPath(article.entry) ?? place.pathname, site);

/** `page` is that of its comments. */
export const entryHead: HeadMaker<Article> = (article, place, site) => ({
  ...articleParts(article, entryPath(article.entry) ?? place.pathname, site),
  page: pageOf(place),
});

function articleParts(article: Article, path: string, site: HeadSite): HeadParts {
  const { entry, files } = article;
  return {
    title: article.seo?.title || entry.title,
    ...(article.seo?.description && { description: article.seo.description }),
    path,
    entry,
    picture: mainPicture(entry, files),
    links: [...neighbourLinks(article, site), ...calendarLinks(entry, site)],
    structuredData: (facts) => entryData(site, { entry, when: article.when, updated: article.updated, ...facts }),
  };
}

/** The same links as those to the previous and next entry on the page. */
function neighbourLinks(article: Article, site: HeadSite): HeadLink[] {
  return (["previous", "next"] as const).flatMap((side): HeadLink[] => {
    const neighbour = article[side];
    return neighbour ? [{ rel: side === "next" ? "next" : "prev", href: canonicalOf(site, neighbour.path) }] : [];
  });
}

function calendarLinks(entry: ShownEntry, site: HeadSite): HeadLink[] {
  const calendar = eventCalendarPath(entry);
  return calendar
    ? [{ rel: "alternate", href: canonicalOf(site, calendar), type: "text/calendar", title: entry.title }]
    : [];
}

const feedTypes: Record<ListTag, string> = { Aktuelles: "application/rss+xml", Veranstaltungen: "text/calendar" };

export function listHead(list: ListTag): HeadMaker<Cards> {
  return ({ items, total }, place, site) => {
    const { config, content, t } = site;
    const page = pageOf(place);
    const path = `/${list}`;
    const title = t(`nav.${list}`);
    const feed: HeadLink = {
      rel: "alternate",
      href: canonicalOf(site, feedPaths[list]),
      type: feedTypes[list],
      title: joined([title, siteTextsIn(config, content).title]),
    };
    const pages = pageLinks({ path, page, total, perPage: CARDS_AT_A_TIME }, site);
    // The same list, beside another month.
    const isHidden = new URLSearchParams(place.search).has("monat");
    return { title, path, page, isHidden, picture: items[0]?.picture, links: [...pages, feed] };
  };
}

type Paged = { path: string; page: number; total: number; perPage: number };

/** The same links as those to a list's pages without JavaScript. */
function pageLinks({ path, page, total, perPage }: Paged, site: HeadSite): HeadLink[] {
  const link = (rel: "prev" | "next", number: number): HeadLink => ({
    rel,
    href: canonicalOf(site, path, number),
  });
  return [...(page > 1 ? [link("prev", page - 1)] : []), ...(page * perPage < total ? [link("next", page + 1)] : [])];
}
