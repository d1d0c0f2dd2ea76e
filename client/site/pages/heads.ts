import { entryPath, type FixedPageName, fixedPages } from "#contract/values/pages.ts";
import type { Place } from "../../api/loaded.ts";
import type { Answers } from "../../api/trpc.ts";
import { articleParts } from "../../head/article-parts.ts";
import type { HeadMaker, HeadParts, HeadSite } from "../../head/head-parts.ts";
import { organizationData, siteSearchData } from "../../head/structured-data.ts";

type Article = Answers["entries"]["article"];

export function homeHead(article: Article, _place: Place, site: HeadSite): HeadParts {
  return {
    ...articleParts(article, "/", site),
    structuredData: (facts) => organizationData(site, facts),
    siteSearch: siteSearchData(site),
  };
}

export function pageHead(name: FixedPageName): HeadMaker<Article> {
  return (article, _place, site) => articleParts(article, fixedPages[name], site);
}

export const ownPageHead: HeadMaker<Article> = (article, place, site) =>
  articleParts(article, entryPath(article.entry) ?? place.pathname, site);
