// The site's own texts for a page, each with its language, because some exist only in German.
import { siteNameOf } from "./site-name.ts";
import type { ContentLanguage } from "./content-language.ts";

type Texts = {
  title: string;
  description: string;
  keywords: string;
  en: { title?: string | undefined; description?: string | undefined; keywords?: string | undefined } | null;
  site: { name: string; en?: { name: string } | null | undefined };
};

export type SiteTexts = Pick<Texts, "title" | "description" | "keywords"> & {
  lang: Record<"title" | "description", ContentLanguage>;
};

export function siteTextsIn(texts: Texts, content: ContentLanguage): SiteTexts {
  const { description, keywords, en, site } = texts;
  const own = content === "en" ? en : null;
  const isNamed = content === "en" && Boolean(site.en?.name || (!site.name && en?.title));
  return {
    title: siteNameOf(texts, content),
    description: own?.description || description,
    keywords: content === "en" ? (own?.keywords ?? "") : keywords,
    lang: { title: isNamed ? "en" : "de", description: own?.description ? "en" : "de" },
  };
}
