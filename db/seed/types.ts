// The types of the demo site's pictures, entries and page meta data.
import type { ComponentName } from "#contract/components.ts";

export type SeedPicture = {
  /** file in pictures/ without .jpg */
  name: string;
  altDe: string;
  altEn: string;
  tags: string[];
  focal?: { x: number; y: number };
};

export type SeedDocument = {
  /** file in documents/ without .pdf */
  name: string;
  /** name for visitors, with its ending */
  fileName: string;
  tags: string[];
};

export type SeedGallery = {
  title: string;
  images: { picture: string; caption: string }[];
  onClick?: "fullscreen" | "none";
  size?: "cropcover" | "crop" | "fit" | "stretch";
};

export type SeedEntry = {
  title: string;
  tags: string[];
  /** HTML blocks; p, br, h2, h3, strong, em, u, s, ul, ol, li, blockquote, a[href] */
  content: string[];
  /** picture names beside each block */
  media?: string[][];
  mediamain?: string;
  links?: { title: string; url: string }[];
  /** names of documents */
  downloads?: string[];
  /** days before the seeding day; null = draft, negative = scheduled */
  publishedDaysAgo: number | null;
  /** the day the entry is about, relative to the seeding day */
  dateInDays?: number;
  /** 'HH:MM' local; absent = whole day */
  dateTime?: string;
  avatar?: boolean;
  gallery?: SeedGallery;
};

export type SeedPlace = {
  title: string;
  text: string;
  en: { title: string; text: string };
  lat: number;
  lng: number;
  /** name of a picture */
  picture?: string;
};

export type SeedSite = {
  domain: string;
  title: string;
  description: string;
  keywords: string;
  author: string;
  address: { street: string; zip: string; city: string; country: string };
  sites: { path: string; title: string; description: string }[];
  /** Components that the demo has switched on. */
  isOn: ComponentName[];
};
