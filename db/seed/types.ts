// The types of the demo site's pictures, entries and page meta data.
import type { Site } from "#contract/schemas/site.ts";
import type { EventStatus } from "#contract/values/event-status.ts";
import type { ComponentName } from "#contract/values/components.ts";

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

/** Each text in the place of its German one. */
export type SeedEnglish = {
  title: string;
  content: string[];
  gallery?: { title: string; captions: string[] };
  /** The titles of the links. */
  links?: string[];
};

export type SeedEntry = {
  title: string;
  tags: string[];
  /** HTML blocks; p, br, h2, h3, strong, em, u, s, ul, ol, li, blockquote, a[href] */
  content: string[];
  /** picture names beside each block */
  media?: string[][];
  mainPicture?: string;
  links?: { title: string; url: string }[];
  /** names of documents */
  downloads?: string[];
  /** days before the seeding day; null = draft, negative = scheduled */
  publishedDaysAgo: number | null;
  /** the day the entry is about, relative to the seeding day */
  dateInDays?: number;
  /** 'HH:MM' local; absent = whole day */
  dateTime?: string;
  /** What it has besides, if it is an event; `endInDays` and `endTime` as above. */
  event?: {
    endInDays?: number;
    endTime?: string;
    place?: string;
    price?: string;
    status?: EventStatus;
    rrule?: string;
  };
  isRound?: boolean;
  gallery?: SeedGallery;
  en?: SeedEnglish;
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
  /** Parts that are left out have their defaults. */
  place: Pick<Site, "address" | "openingHours">;
  sites: { path: string; title: string; description: string; en?: { title: string; description: string } }[];
  en?: { title: string; description: string; keywords: string };
  /** Components that the demo has switched on. */
  isOn: ComponentName[];
};

type Nutrition = {
  kJ: number;
  kcal: number;
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  protein: number;
  salt: number;
};

export type SeedFood = {
  ingredients: string;
  ingredientsEn: string;
  allergens: string;
  allergensEn: string;
  /** % vol */
  alcohol: number | null;
  /** in 100 ml */
  nutrition: Nutrition;
  storage: string;
  storageEn: string;
};

/** Cents; litres. */
export type SeedProduct = {
  /** name of its picture, by which other products name it */
  picture: string;
  title: string;
  titleEn: string;
  /** paragraphs with an empty line between them; the first one says how it tastes */
  text: string;
  textEn: string;
  price: number;
  /** what it cost before it was reduced */
  formerPrice?: number;
  size: number | null;
  deposit: number;
  packDeposit: { packOfSix: number; packOfTwelve: number };
  tax: "standard" | "reduced" | "zero";
  packs: { packOfSix: number | null; packOfTwelve: number | null };
  variants: {
    key: string;
    keyEn: string;
    value: string;
    valueEn: string;
    price: number | null;
    size: number | null;
    deposit: number | null;
    packs: { packOfSix: number | null; packOfTwelve: number | null } | null;
    stock: number | null;
  }[];
  stock: number | null;
  minAge: 0 | 16 | 18;
  food: SeedFood | null;
  producer: string;
  producerEn: string;
  related?: string[];
  bundled?: string[];
  tags: string[];
};

/** What the demo's shop has instead of the defaults; cents. */
export type SeedShop = {
  bankAccount: { holder: string; iban: string; bic: string; bank: string };
  paymentsources: { invoice: boolean; advancepayment: boolean; creditcard: boolean; sofort: boolean };
  shipping: { from: number; cents: number }[];
  freeFrom: number | null;
  countries: string[];
  pickup: boolean;
  ageCheck: number | null;
  deliveryDays: { from: number; to: number };
};
