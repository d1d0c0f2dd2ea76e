// The contribution of a screen to its head.
import type { i18n } from "i18next";
import { inLanguage } from "#contract/values/content-language.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { Place } from "../api/loaded.ts";
import type { SiteFacts, StructuredData } from "./structured-data.ts";
import type { Answers } from "../api/trpc.ts";

export type ShownEntry = Answers["entries"]["article"]["entry"];

export type HeadLink = {
  rel: "alternate" | "prev" | "next";
  href: string;
  hreflang?: string;
  type?: string;
  title?: string;
};

/** The data for every head: the site's title and settings, and the texts of the language. */
export type HeadSite = SiteFacts & { t: i18n["t"] };

/** The part of a head that depends on the kind of screen. The settings may override title and description. */
export type HeadParts = {
  title: string;
  /** Path and page number for the canonical URL. */
  path: string;
  page?: number;
  /** True if search engines must not index this URL, although the screen is indexed. */
  isHidden?: boolean;
  /** Replaces the description from the beginning of an entry. */
  description?: string;
  /** The entry that the page shows. */
  entry?: ShownEntry;
  /** The preview image for shared links. */
  picture?: Picture | null;
  links?: HeadLink[];
  structuredData?: (facts: { description: string; imageUrl: string | null }) => StructuredData | null;
  siteSearch?: StructuredData;
};

export type HeadMaker<Loaded> = (loaded: Loaded, place: Place, site: HeadSite) => HeadParts;

/** Canonical addresses contain only the public origin, the path and `seite`. */
export function canonicalOf(
  { publicUrl, content }: Pick<SiteFacts, "publicUrl" | "content">,
  path: string,
  page = 1,
): string {
  return publicUrl + inLanguage(path, content) + (page > 1 ? `?seite=${page}` : "");
}
