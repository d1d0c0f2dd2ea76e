// Head of a page: title, description, canonical address, what social networks and feed readers are told.
import type { i18n } from "i18next";
import { htmlOf } from "#contract/blocks/registry.ts";
import {
  eventCalendarPath,
  feedPaths,
  type FixedPageName,
  fixedPages,
  type ListTag,
  listTags,
} from "#contract/pages.ts";
import { runningText, shortened } from "#contract/plain-text.ts";
import { CARDS_AT_A_TIME, cardsInput, pageNumber } from "./loaders.ts";
import { mainPicture, openGraph, type Property, type SocialImage, socialImage } from "./open-graph.ts";
import { entryData, organizationData, type SiteFacts, type StructuredData } from "./structured-data.ts";
import type { Answers, Utils } from "./trpc.ts";

export type HeadLink = { rel: "alternate" | "prev" | "next"; href: string; type?: string; title?: string };

export type Head = {
  title: string;
  description: string;
  canonical: string | null;
  isIndexed: boolean;
  /** Open Graph: property and content. */
  properties: Property[];
  links: HeadLink[];
  structuredData: StructuredData | null;
};

type Article = Answers["entries"]["article"];
type Cards = Answers["entries"]["cards"];

/** What the loaders brought for this address. */
type Subject = { path: string; page: number; list: ListTag | null; article: Article | null; cards: Cards | null };

const noIndex = /^\/(?:login|admincenter)(?:\/|$)/u;
const DESCRIPTION_LENGTH = 160;

export function headOf(utils: Utils, address: URL, publicUrl: string, { t, language }: i18n, status: number): Head {
  const config = utils.config.get.getData();
  const siteTitle = config?.title ?? "";
  const none = { properties: [], links: [], structuredData: null };
  if (status >= 400) {
    const key = status === 404 || status === 503 ? status : 500;
    const title = joined([t(`errors.${key}.title`), siteTitle]);
    return { title, description: "", canonical: null, isIndexed: false, ...none };
  }
  const subject = subjectOf(utils, address);
  const { path, article } = subject;
  const meta = config?.meta.sites.find((site) => site.path === path);
  const ownTitle = meta?.title || article?.entry.title || titleWithoutEntry(subject, t);
  const title = ownTitle.includes(siteTitle) && siteTitle !== "" ? ownTitle : joined([ownTitle, siteTitle]);
  const description =
    meta?.description || beginningOf(htmlOf(article?.entry.blocks ?? [])) || config?.description || "";
  const canonical = canonicalOf(publicUrl, path, subject.page);
  const head = { title, description, canonical, isIndexed: !noIndex.test(path) };
  if (!head.isIndexed || !config) return { ...head, ...none };
  const { entry = null, files = {} } = article ?? {};
  const card = subject.cards?.items[0];
  const image = socialImage(entry ? mainPicture(entry, files) : card?.picture, publicUrl, language);
  const listTitle = (list: ListTag): string => joined([t(`nav.${list}`), siteTitle]);
  return {
    ...head,
    properties: openGraph({ title: ownTitle || siteTitle, description, canonical, siteTitle, language, image, entry }),
    links: [...neighbourLinks(subject, publicUrl), ...feedLinks(subject, publicUrl, listTitle)],
    structuredData: structuredDataOf(subject, { publicUrl, config }, description, image),
  };
}

function titleWithoutEntry({ path, list }: Subject, t: i18n["t"]): string {
  if (list) return t(`nav.${list}`);
  return path === "/login" ? t("login.title") : "";
}

/** Canonical addresses come from the public origin, the path and `seite` alone. */
function canonicalOf(publicUrl: string, path: string, page: number): string {
  return publicUrl + path + (page > 1 ? `?seite=${page}` : "");
}

function subjectOf(utils: Utils, address: URL): Subject {
  const path = address.pathname === "/Willkommen" ? "/" : address.pathname;
  const page = pageNumber(address) ?? 1;
  const list = listTags.find((name) => path === `/${name}`) ?? null;
  const cards = list && (utils.entries.cards.getData(cardsInput(list, page)) ?? null);
  return { path, page, list, article: articleAt(utils, path), cards };
}

function articleAt(utils: Utils, path: string): Article | null {
  const id = /^\/(?:Aktuelles|Veranstaltungen)\/([^/]+)$/u.exec(path)?.[1];
  if (id !== undefined) return utils.entries.article.getData({ id }) ?? null;
  const name = (Object.keys(fixedPages) as FixedPageName[]).find((page) => fixedPages[page] === path);
  return name ? (utils.entries.page.getData({ name }) ?? null) : null;
}

function joined(parts: string[]): string {
  return parts.filter((part) => part !== "").join(" – ");
}

/** The first sentences of an entry, for those that have no description of their own. */
export function beginningOf(content: readonly string[]): string {
  return shortened(runningText(content), DESCRIPTION_LENGTH);
}

/** The same as the page's own links: a list's pages without JavaScript, an entry's neighbours. */
function neighbourLinks({ list, page, cards, article }: Subject, publicUrl: string): HeadLink[] {
  if (article)
    return (["previous", "next"] as const).flatMap((side): HeadLink[] => {
      const neighbour = article[side];
      return neighbour ? [{ rel: side === "next" ? "next" : "prev", href: publicUrl + neighbour.path }] : [];
    });
  if (!list) return [];
  const address = (number: number): string => canonicalOf(publicUrl, `/${list}`, number);
  const hasNext = page * CARDS_AT_A_TIME < (cards?.total ?? 0);
  return [
    ...(page > 1 ? [{ rel: "prev" as const, href: address(page - 1) }] : []),
    ...(hasNext ? [{ rel: "next" as const, href: address(page + 1) }] : []),
  ];
}

const feedTypes: Record<ListTag, string> = { Aktuelles: "application/rss+xml", Veranstaltungen: "text/calendar" };

function feedLinks({ list, article }: Subject, publicUrl: string, titleOf: (list: ListTag) => string): HeadLink[] {
  const feed = (href: string, type: string, title: string): HeadLink => ({ rel: "alternate", href, type, title });
  if (list) return [feed(publicUrl + feedPaths[list], feedTypes[list], titleOf(list))];
  const entry = article?.entry;
  const calendar = entry && eventCalendarPath(entry);
  return calendar ? [feed(publicUrl + calendar, "text/calendar", entry.title)] : [];
}

function structuredDataOf(
  { path, article }: Subject,
  site: SiteFacts,
  description: string,
  image: SocialImage | null,
): StructuredData | null {
  if (path === "/") return organizationData(site, image?.url ?? null);
  return article && entryData(site, { entry: article.entry, description, imageUrl: image?.url ?? null });
}
