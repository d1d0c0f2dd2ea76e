import type { i18n } from "i18next";
import { htmlOf } from "#contract/blocks/registry.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { alternatesOf, type ContentLanguage } from "#contract/values/content-language.ts";
import { siteTextsIn } from "#contract/values/site-texts.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { isEditorsPath } from "#contract/values/pages.ts";
import { canonicalOf, type HeadLink } from "./head-parts.ts";
import { beginningOf } from "#contract/values/plain-text.ts";
import { editorsAreaOf } from "./editors-area.ts";
import { joined, joinedTitle } from "./page-title.ts";
import type { Place } from "../api/loaded.ts";
import type { Access } from "../api/access.ts";
import { openGraph, type Property, siteCard, socialImage } from "./open-graph.ts";
import type { Screen } from "./screen.tsx";
import { errorKindOf } from "../api/error-kind.ts";
import { germanPageKey } from "../api/german-page.ts";
import type { StructuredData } from "./structured-data.ts";

export type Head = {
  title: string;
  description: string;
  canonical: string | null;
  isIndexed: boolean;
  facts: [name: "keywords" | "author", content: string][];
  properties: Property[];
  links: HeadLink[];
  structuredData: StructuredData | null;
  siteSearch?: StructuredData;
  /** The id of the library's picture in the link preview; null if the preview has another picture, or none. */
  picture: string | null;
};

const none = { facts: [], properties: [], links: [], structuredData: null, picture: null };

export type SitePicture = Picture | null;

export type Sharing = {
  /** Stands in for a page without a picture. */
  sitePicture?: SitePicture;
  /** The id of a picture that must not be in link previews, although the page shows it. */
  unshared?: string | undefined;
};

type Page = {
  screen: Pick<Screen, "headParts" | "isIndexed" | "inEnglish"> | undefined;
  place: Place;
  status: number;
  /** The language of the content. The interface may have another language. */
  content: ContentLanguage;
};

export function headOf(
  access: Access,
  { screen, place, status, content }: Page,
  publicUrl: string,
  { t, language }: i18n,
  { sitePicture = null, unshared }: Sharing = {},
): Head {
  const settings = access.utils.settings.get.getData();
  const parts =
    status < 400 && settings
      ? screen?.headParts && screen.headParts(access, place, { publicUrl, settings, t, content })
      : undefined;
  const german = status === 404 && access.store.getQueryData(germanPageKey(place.pathname)) !== undefined;
  if (!screen || !parts || !settings)
    return errorHead({ status, place, german }, settings ? siteTextsIn(settings, content).title : "", t);
  const { path, entry = null } = parts;
  const texts = siteTextsIn(settings, content);
  const siteTitle = texts.title;
  const ofSettings = settings.meta.sites.find((site) => site.path === path);
  // Screens such as the login have no content language, so the language of the interface is used.
  const isEnglish = screen.isIndexed ? content === "en" : language === "en";
  const meta = isEnglish ? ofSettings?.en : ofSettings;
  const ownTitle = meta?.title || parts.title;
  const title = joinedTitle(ownTitle, siteTitle);
  const described =
    parts.description ||
    beginningOf(htmlOf((entry?.blocks ?? []).filter((block) => !isGerman(block, "html"))).map(withoutMarks));
  // HTML cannot mark the language of a description, so an English page gets no German one.
  const ofSite = texts.lang.description === content ? texts.description : "";
  const description = meta?.description || described || ofSite;
  const canonical = canonicalOf({ publicUrl, content }, path, parts.page);
  const isIndexed = screen.isIndexed && parts.isHidden !== true;
  const head = { title, description, canonical, isIndexed };
  if (!isIndexed) return { ...head, ...none };
  const ofPage = parts.picture && parts.picture.id !== unshared ? parts.picture : null;
  const card = ofPage ? null : siteCard(settings, publicUrl, content);
  const shownPicture = card ? null : (ofPage ?? sitePicture);
  const image = card ?? socialImage(shownPicture, publicUrl, content);
  const isInBoth = !settings.onlyGerman && (content === "en" || screen.inEnglish(access, place) === true);
  // In the other language, the second page of a list has different entries. So only first pages have alternates.
  const alternates = isInBoth && (parts.page ?? 1) === 1 ? alternateLinks(publicUrl, path) : [];
  const credit = image && shownPicture?.credit;
  const sharedFacts = { description, imageUrl: image?.url ?? null, ...(credit && { credit }) };
  const shared = { language: content, otherLanguage: isInBoth ? (content === "en" ? "de" : "en") : null };
  return {
    ...head,
    facts: factsOf({ keywords: texts.keywords, author: settings.author }),
    properties: openGraph({ title: ownTitle || siteTitle, description, canonical, siteTitle, image, entry, ...shared }),
    links: [...alternates, ...(parts.links ?? [])],
    structuredData: parts.structuredData?.(sharedFacts) ?? null,
    picture: image === null ? null : (shownPicture?.id ?? null),
    ...(parts.siteSearch && { siteSearch: parts.siteSearch }),
  };
}

/** A link to a German page contains a mark of its language, which is not part of the text. */
const withoutMarks = (html: string): string => html.replace(/<span lang="en">[^<]*<\/span>(?=<\/a>)/gu, "");

function alternateLinks(publicUrl: string, path: string): HeadLink[] {
  return alternatesOf(path).map(({ hreflang, path: to }) => ({ rel: "alternate", hreflang, href: publicUrl + to }));
}

function factsOf({ keywords, author }: { keywords: string; author: string }): Head["facts"] {
  const facts: Head["facts"] = [
    ["keywords", keywords],
    ["author", author],
  ];
  return facts.filter(([, content]) => content !== "");
}

export function hasImage({ properties }: Head): boolean {
  return properties.some(([property]) => property === "og:image");
}

/** @param german true if the page exists in German; the error page then offers the German page */
function errorHead(
  { status, place, german }: Pick<Page, "status" | "place"> & { german: boolean },
  siteTitle: string,
  t: i18n["t"],
): Head {
  const key = german ? "german" : errorKindOf(status);
  const area = isEditorsPath(place.pathname) ? t(`areas.${editorsAreaOf(place.pathname)}`) : "";
  const title = joined([t(`errors.${key}.title`), area, siteTitle]);
  return { title, description: "", canonical: null, isIndexed: false, ...none };
}
