// The demo site "Mosthof Sonnenau e. V.": all data that the seed puts into an empty database.
import { events } from "./texts/events.ts";
import { legal } from "./texts/legal.ts";
import { news } from "./texts/news.ts";
import { shopTerms } from "./texts/terms.ts";
import { pages } from "./texts/pages.ts";
import type { SeedEntry } from "./types.ts";

export { documents } from "./texts/documents.ts";
export { pictures } from "./texts/pictures.ts";
export { places } from "./texts/places.ts";
export { products } from "./texts/products.ts";
export { site } from "./texts/meta.ts";
export { shop } from "./texts/shop.ts";
export type { SeedDocument, SeedEntry, SeedGallery, SeedPicture, SeedPlace, SeedSite } from "./types.ts";

export const entries: SeedEntry[] = [...pages, ...legal, ...shopTerms, ...news, ...events];
