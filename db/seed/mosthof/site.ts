import { english } from "./texts/english.ts";
import { events } from "./texts/events.ts";
import { legal } from "./texts/legal.ts";
import { news } from "./texts/news.ts";
import { shopTerms } from "./texts/terms.ts";
import { pages } from "./texts/pages.ts";
import { site as germanSite } from "./texts/meta.ts";
import { siteEnglish, sitesEnglish } from "./texts/meta-english.ts";
import type { SeedEntry, SeedSite } from "../types.ts";

export { legalForms } from "./texts/legal.ts";
export { documents } from "./texts/documents.ts";
export { pictures } from "./texts/pictures.ts";
export { places } from "./texts/places.ts";
export { products, productTagsEn } from "./texts/products.ts";
export { shop } from "./texts/shop.ts";

export const entries: SeedEntry[] = [...pages, ...legal, ...shopTerms, ...news, ...events].map((entry) => {
  const en = entry.en ?? english[entry.title];
  return en ? { ...entry, en } : entry;
});

export const site: SeedSite = {
  ...germanSite,
  en: siteEnglish,
  sites: germanSite.sites.map((page) => {
    const en = sitesEnglish[page.path];
    return en ? { ...page, en } : page;
  }),
};
