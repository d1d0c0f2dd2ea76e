import { events } from "./texts/events.ts";
import { legal } from "./texts/legal.ts";
import { news } from "./texts/news.ts";
import { pages } from "./texts/pages.ts";
import { shopTerms } from "./texts/terms.ts";
import type { SeedEntry } from "../types.ts";

export { legalForms } from "./texts/legal.ts";
export { site } from "./texts/meta.ts";
export { pictures } from "./texts/pictures.ts";
export { places } from "./texts/places.ts";
export { products, productTagsEn } from "./texts/products.ts";
export { shop } from "./texts/shop.ts";

export const documents = [];
export const entries: SeedEntry[] = [...pages, ...legal, ...shopTerms, ...news, ...events];
