import type { i18n } from "i18next";
import { inLanguage } from "#contract/values/content-language.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { Place } from "../api/loaded.ts";
import type { SharedFacts, SiteFacts, StructuredData } from "./structured-data.ts";
import type { Answers } from "../api/trpc.ts";

export type ShownEntry = Answers["entries"]["article"]["entry"];

export type HeadLink = {
  rel: "alternate" | "prev" | "next";
  href: string;
  hreflang?: string;
  type?: string;
  title?: string;
};

export type HeadSite = SiteFacts & { t: i18n["t"] };

/** The part of a head that depends on the screen. The settings may replace title and description. */
export type HeadParts = {
  title: string;
  path: string;
  page?: number;
  isHidden?: boolean;
  description?: string;
  entry?: ShownEntry;
  picture?: Picture | null;
  links?: HeadLink[];
  structuredData?: (facts: SharedFacts) => StructuredData | null;
  siteSearch?: StructuredData;
};

export type HeadMaker<Loaded> = (loaded: Loaded, place: Place, site: HeadSite) => HeadParts;

/** A canonical URL contains only the public origin, the path and `seite`. */
export function canonicalOf(
  { publicUrl, content }: Pick<SiteFacts, "publicUrl" | "content">,
  path: string,
  page = 1,
): string {
  return publicUrl + inLanguage(path, content) + (page > 1 ? `?seite=${page}` : "");
}
