import { eventCalendarPath } from "#contract/values/pages.ts";
import type { Answers } from "../api/trpc.ts";
import { canonicalOf, type HeadLink, type HeadParts, type HeadSite, type ShownEntry } from "./head-parts.ts";
import { mainPicture } from "./open-graph.ts";
import { entryData } from "./structured-data.ts";

type Article = Answers["entries"]["article"];

export function articleParts(article: Article, path: string, site: HeadSite): HeadParts {
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
