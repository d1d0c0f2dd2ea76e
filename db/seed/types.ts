// The types of the demo site's data.
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
  /** file name for visitors, with its extension */
  fileName: string;
  tags: string[];
};

export type SeedGallery = {
  title: string;
  images: { picture: string; caption: string }[];
  onClick?: "fullscreen" | "none";
  size?: "cropcover" | "crop" | "fit" | "stretch";
};

/** Each text has the position of its German one. */
export type SeedEnglish = {
  title: string;
  content: string[];
  gallery?: { title: string; captions: string[] };
  links?: string[];
};

export type SeedEntry = {
  title: string;
  tags: string[];
  /** HTML blocks; p, br, h2, h3, strong, em, u, s, ul, ol, li, blockquote, a[href] */
  content: string[];
  /** picture names for each block */
  media?: string[][];
  mainPicture?: string;
  links?: { title: string; url: string }[];
  downloads?: string[];
  /** days before the seeding day; null = draft, negative = scheduled */
  publishedDaysAgo: number | null;
  /** the entry's date, in days after the seeding day */
  dateInDays?: number;
  /** 'HH:MM' local; absent = whole day */
  dateTime?: string;
  /** Only for events; `endInDays` and `endTime` as above. */
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
  picture?: string;
};

export type SeedSite = {
  domain: string;
  title: string;
  description: string;
  keywords: string;
  author: string;
  /** Missing parts have their defaults. */
  place: Pick<Site, "address" | "openingHours">;
  sites: { path: string; title: string; description: string; en?: { title: string; description: string } }[];
  en?: { title: string; description: string; keywords: string };
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
  /** per 100 ml */
  nutrition: Nutrition;
  storage: string;
  storageEn: string;
};

/** Prices in cents, sizes in litres. */
export type SeedProduct = {
  /** name of the picture; other products refer to the product by it */
  picture: string;
  title: string;
  titleEn: string;
  /** paragraphs separated by empty lines; the first one describes the taste */
  text: string;
  textEn: string;
  price: number;
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

/** The demo shop's deviations from the defaults; prices in cents. */
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
