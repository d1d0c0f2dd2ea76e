import { siteTextsIn } from "#contract/values/site-texts.ts";
import { entryPath, feedPaths, type ListTag } from "#contract/values/pages.ts";
import { joined } from "../../head/page-title.ts";
import { pageOf } from "../../api/loader.ts";
import { articleParts } from "../../head/article-parts.ts";
import { canonicalOf, type HeadLink, type HeadMaker } from "../../head/head-parts.ts";
import { pageLinks } from "../../head/page-links.ts";
import type { Answers } from "../../api/trpc.ts";
import { CARDS_AT_A_TIME } from "./loaders.ts";

type Article = Answers["entries"]["article"];
type Cards = Answers["entries"]["cards"];

export const entryHead: HeadMaker<Article> = (article, place, site) => ({
  ...articleParts(article, entryPath(article.entry) ?? place.pathname, site),
  page: pageOf(place),
});

const feedTypes: Record<ListTag, string> = { Aktuelles: "application/rss+xml", Veranstaltungen: "text/calendar" };

export function listHead(list: ListTag): HeadMaker<Cards> {
  return ({ items, total }, place, site) => {
    const { settings, content, t } = site;
    const page = pageOf(place);
    const path = `/${list}`;
    const title = t(`nav.${list}`);
    const feed: HeadLink = {
      rel: "alternate",
      href: canonicalOf(site, feedPaths[list]),
      type: feedTypes[list],
      title: joined([title, siteTextsIn(settings, content).title]),
    };
    const pages = pageLinks({ path, page, total, perPage: CARDS_AT_A_TIME }, site);
    const isHidden = new URLSearchParams(place.search).has("monat");
    return { title, path, page, isHidden, picture: items[0]?.picture, links: [...pages, feed] };
  };
}
