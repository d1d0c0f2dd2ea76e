import { leadPictureId } from "#contract/blocks/pictures.ts";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { brandPicturePath, SHARED_SIZE } from "#contract/look/brand-paths.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import { isPage } from "#contract/values/pages.ts";
import { sharedPicturePath, sharedPictureSize } from "#contract/values/shared-picture.ts";
import type { Answers } from "../api/trpc.ts";

type Entry = Answers["entries"]["article"]["entry"];

export type Property = [property: string, content: string];

export type SocialImage = { url: string; width: number; height: number; alt: string };

export function mainPicture(entry: Entry, files: Record<string, Picture>): Picture | null {
  return files[leadPictureId(entry) ?? ""] ?? null;
}

/** The widest variant of a picture as JPEG. Networks read neither WebP nor animations. */
export function socialImage(
  picture: Picture | null | undefined,
  publicUrl: string,
  language: ContentLanguage,
): SocialImage | null {
  const largest = picture?.variants.at(-1);
  if (!picture || !largest) return null;
  const url = publicUrl + sharedPicturePath(picture.id, largest.id);
  const { w: width, h: height } = sharedPictureSize(largest.res);
  // HTML cannot mark the language of this text, so a text in another language is left out.
  const alt = picture.alt.decorative ? "" : picture.alt[language];
  return { url, width, height, alt };
}

export function siteCard(
  settings: Answers["settings"]["get"],
  publicUrl: string,
  language: string,
): SocialImage | null {
  const { brand } = settings;
  if (!brand?.logo) return null;
  const name = language === "en" ? "teilen-en.png" : "teilen-de.png";
  return { url: publicUrl + brandPicturePath(brand.key, name), ...SHARED_SIZE, alt: siteNameOf(settings, language) };
}

type SharedPage = Record<"title" | "description" | "canonical" | "siteTitle" | "language", string> & {
  image: SocialImage | null;
  entry: Entry | null;
  otherLanguage?: string | null;
};

const localeOf = (language: string): string => (language === "en" ? "en_GB" : "de_DE");

export function openGraph({ entry, image, otherLanguage = null, ...page }: SharedPage): Property[] {
  const isArticle = entry !== null && !isPage(entry.tags);
  const all: Property[] = [
    ["og:title", page.title],
    ["og:description", page.description],
    ["og:type", isArticle ? "article" : "website"],
    ["og:url", page.canonical],
    ["og:site_name", page.siteTitle],
    ["og:locale", localeOf(page.language)],
    ["og:locale:alternate", otherLanguage ? localeOf(otherLanguage) : ""],
    ["og:image", image?.url ?? ""],
    ["og:image:width", String(image?.width ?? "")],
    ["og:image:height", String(image?.height ?? "")],
    ["og:image:alt", image?.alt ?? ""],
  ];
  return all.filter(([, content]) => content !== "");
}
