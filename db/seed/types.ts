import type { Goods } from "#contract/shop/goods.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { Site } from "#contract/schemas/site.ts";
import type { Weekday } from "#contract/values/weekdays.ts";
import type { EventStatus } from "#contract/values/event-status.ts";
import type { ComponentName } from "#contract/values/components.ts";
import type { LegalForms } from "#contract/schemas/legal.ts";

/** Each demo has its own folder in db/seed. */
export type DemoName = "mosthof" | "verein";

export type Demo = {
  entries: SeedEntry[];
  pictures: SeedPicture[];
  documents: SeedDocument[];
  places: SeedPlace[];
  products: SeedProduct[];
  productTagsEn: Readonly<Record<string, string>>;
  shop: SeedShop;
  site: SeedSite;
  legalForms: LegalForms;
};

export type SeedPicture = {
  name: string;
  /** The ending of the file: pictures are JPEG files unless they have transparent parts. */
  ext?: "png";
  altDe: string;
  altEn: string;
  tags: string[];
  focal?: { x: number; y: number };
};

export type SeedDocument = {
  name: string;
  fileName: string;
  tags: string[];
};

export type SeedGallery = {
  title: string;
  images: { picture: string; caption: string }[];
  onClick?: "fullscreen" | "none";
  size?: "cropcover" | "crop" | "fit" | "stretch";
};

/** A block of a type that `content` cannot express, with its English texts. It refers to pictures by their names. */
export type SeedBlock = { [Type in Block["type"]]: Omit<Extract<Block, { type: Type }>, "id"> }[Block["type"]];

/** The English texts. In a list, an English text has the same position as its German text. */
export type SeedEnglish = {
  title: string;
  content: string[];
  gallery?: { title: string; captions: string[] };
  links?: string[];
};

export type SeedEntry = {
  title: string;
  tags: string[];
  /** The address of an own page. */
  address?: string;
  /** The address of the own page above this one. */
  below?: string;
  /** The HTML of each text block. It may contain p, br, h2, h3, strong, em, u, s, ul, ol, li, blockquote, table, a[href]. */
  content: string[];
  /** These blocks follow the text at position `after` of `content`. */
  inserted?: { after: number; blocks: SeedBlock[] }[];
  media?: string[][];
  mainPicture?: string;
  links?: { title: string; url: string }[];
  downloads?: string[];
  /** In days before the seeding. null: the entry is a draft. Negative: it is scheduled. */
  publishedDaysAgo: number | null;
  /** In days after the seeding. */
  dateInDays?: number;
  /** 'MM-DD'. `dateInDays` counts from the next such day, because a summer festival must be in summer. */
  yearDay?: string;
  /** The date is the first such weekday from `dateInDays` on. */
  weekday?: Weekday;
  /** 'HH:MM' in local time. Missing if the date is a whole day. */
  dateTime?: string;
  /** Only for events. `endInDays` and `endTime` are like `dateInDays` and `dateTime`. */
  event?: {
    endInDays?: number;
    endTime?: string;
    place?: string;
    price?: string;
    status?: EventStatus;
    rrule?: string;
    /** Single dates of a series that are not as the series has them. `inDays` counts from its first date. */
    changes?: { inDays: number; movedDays?: number; place?: string; status?: EventStatus }[];
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
  place: Pick<Site, "address" | "openingHours"> & Partial<Site>;
  /** The name of a picture. */
  logo?: string;
  /** The pages of the menus: names of fixed pages, paths of components, and addresses of own pages. Without menus, the site has the first ones. */
  menus?: { main: string[]; footer: string[] };
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
  alcohol: number | null;
  nutrition: Nutrition;
  storage: string;
  storageEn: string;
};

/** Prices in cents, sizes in litres. */
export type SeedProduct = {
  /** The name of the picture. Other products use this name to refer to this product. */
  picture: string;
  title: string;
  titleEn: string;
  /** Paragraphs, separated by empty lines. The first one describes the taste. */
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
  goods: Goods;
  /** For tickets, which cannot be withdrawn because their dates are fixed. */
  withdrawal?: { text: string; textEn: string };
  safety?: { maker: { name: string; address: string; email: string }; warnings: string; warningsEn: string };
};

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
