// The head of a page: title, description, canonical address, and data for social networks and feed readers.
import type { i18n } from "i18next";
import { htmlOf } from "#contract/blocks/registry.ts";
import type { Picture } from "#contract/files.ts";
import { canonicalOf, type HeadLink } from "./heads.ts";
import { beginningOf } from "#contract/plain-text.ts";
import { joined, joinedTitle } from "./page-title.ts";
import type { Place } from "./loaded.ts";
import type { Access } from "./loaders.ts";
import { openGraph, type Property, socialImage } from "./open-graph.ts";
import type { Screen } from "./screen.tsx";
import type { StructuredData } from "./structured-data.ts";

export type Head = {
  title: string;
  description: string;
  canonical: string | null;
  isIndexed: boolean;
  /** Further facts for search engines: name and content, only those that the settings have. */
  facts: [name: "keywords" | "author", content: string][];
  /** Open Graph: property and content. */
  properties: Property[];
  links: HeadLink[];
  structuredData: StructuredData | null;
  /** How the site is searched. */
  siteSearch?: StructuredData;
};

const none = { facts: [], properties: [], links: [], structuredData: null };

/** The picture of the home page, for pages that have none. */
export type SitePicture = Picture | null;

type Page = {
  /** The row of the table of screens; undefined for addresses without a screen. */
  screen: Pick<Screen, "headParts" | "isIndexed"> | undefined;
  place: Place;
  status: number;
};

export function headOf(
  access: Access,
  { screen, place, status }: Page,
  publicUrl: string,
  { t, language }: i18n,
  sitePicture: SitePicture = null,
): Head {
  const config = access.utils.config.get.getData();
  const parts =
    status < 400 && config
      ? screen?.headParts && screen.headParts(access, place, { publicUrl, config, t, language })
      : undefined;
  if (!screen || !parts || !config) return errorHead(status, config?.title ?? "", t);
  const { path, entry = null } = parts;
  const siteTitle = config.title;
  const meta = config.meta.sites.find((site) => site.path === path);
  const ownTitle = meta?.title || parts.title;
  const title = joinedTitle(ownTitle, siteTitle);
  const ofPage = parts.description || beginningOf(htmlOf(entry?.blocks ?? []));
  const description = meta?.description || ofPage || config.description || "";
  const canonical = canonicalOf(publicUrl, path, parts.page);
  const isIndexed = screen.isIndexed && parts.isHidden !== true;
  const head = { title, description, canonical, isIndexed };
  if (!isIndexed) return { ...head, ...none };
  const image = socialImage(parts.picture ?? sitePicture, publicUrl, language);
  return {
    ...head,
    facts: factsOf(config),
    properties: openGraph({ title: ownTitle || siteTitle, description, canonical, siteTitle, language, image, entry }),
    links: parts.links ?? [],
    structuredData: parts.structuredData?.({ description, imageUrl: image?.url ?? null }) ?? null,
    ...(parts.siteSearch && { siteSearch: parts.siteSearch }),
  };
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

function errorHead(status: number, siteTitle: string, t: i18n["t"]): Head {
  const key = status === 404 || status === 503 ? status : 500;
  const title = joined([t(`errors.${key}.title`), siteTitle]);
  return { title, description: "", canonical: null, isIndexed: false, ...none };
}
