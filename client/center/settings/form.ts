// The settings' form: config → typed texts → input of the update.
import type { Config } from "#contract/schemas/config.ts";
import { fixedPages } from "#contract/values/pages.ts";
import { degreesOf, numberIn } from "../map/place-form.ts";

type Address = Config["site"]["address"];
type Texts = { title: string; description: string };
export type PageTexts = Texts & { en?: Texts | null | undefined };
/** The site's own texts in English; an empty one is not there. */
export type EnglishTexts = Texts & { keywords: string };
export type SettingsForm = {
  title: string;
  description: string;
  keywords: string;
  author: string;
  language: Config["language"];
  en: EnglishTexts;
  /** null: the viewer may not change it. */
  domain: string | null;
  /** Degrees as they are typed. */
  address: Omit<Address, "lat" | "lng"> & Record<"lat" | "lng", string>;
  /** By path. */
  pages: Record<string, PageTexts>;
};

/** Paths of the public pages, in the order of the navigation. */
export const publicPaths: readonly string[] = Object.values(fixedPages);

type Known = Pick<
  Config,
  "title" | "description" | "keywords" | "author" | "language" | "en" | "domain" | "site" | "meta"
>;

const noEnglish: EnglishTexts = { title: "", description: "", keywords: "" };

/** @param language as its people write numbers */
export function formOf({ domain, site, meta, ...config }: Known, mayDomain: boolean, language: string): SettingsForm {
  const { title, description, keywords, author } = config;
  const degrees = (value: number | null): string => (value === null ? "" : degreesOf(value, language));
  const address = { ...site.address, lat: degrees(site.address.lat), lng: degrees(site.address.lng) };
  const stored = meta.sites.map(({ path, ...texts }) => [path, texts] as const);
  const en = { ...noEnglish, ...config.en };
  const texts = {
    title,
    description,
    keywords,
    author,
    language: config.language,
    en,
    domain: mayDomain ? domain : null,
  };
  return { ...texts, address, pages: Object.fromEntries(stored) };
}

export function textsOf(form: SettingsForm, path: string): PageTexts {
  return form.pages[path] ?? { title: "", description: "" };
}

export function hasOwnTexts({ title, description, en }: PageTexts): boolean {
  return [title, description, en?.title, en?.description].some((text) => text?.trim());
}

/** Pages without own texts are left out; paths that this form does not know are kept. */
export function updateOf({ domain, address, pages, en, ...texts }: SettingsForm) {
  const sites = Object.entries(pages)
    .filter(([, own]) => hasOwnTexts(own))
    // Texts that never had English ones stay as they are: null would be another value, and a change in the audit log.
    .map(([path, { en: english, ...own }]) => ({
      path,
      ...own,
      ...(english !== undefined && { en: orNull(english) }),
    }));
  const degrees = { lat: numberIn(address.lat), lng: numberIn(address.lng) };
  const site = { address: { ...address, ...degrees } };
  return { ...texts, en: orNull(en), ...(domain !== null && { domain }), site, meta: { sites } };
}

/** English texts that are all empty are none. */
function orNull<Some extends Record<string, string>>(texts: Some | null | undefined): Some | null {
  return texts && Object.values(texts).some((text) => text.trim()) ? texts : null;
}

/** The degrees that are no number, or lack beside the other one, by the names that the server uses. */
export function wrongDegrees({ address }: SettingsForm): string[] {
  const parts = ["lat", "lng"] as const;
  if (parts.every((part) => address[part].trim() === "")) return [];
  return parts.filter((part) => numberIn(address[part]) === null).map((part) => `site.address.${part}`);
}

/** What says whether the form is changed. */
export function comparedParts(form: SettingsForm): object {
  const { meta, ...rest } = updateOf(form);
  const pages = meta.sites.map(({ path, en, ...texts }) => [path, { ...texts, en: en ?? undefined }]);
  // What is no number is sent as none, but is a change.
  return { ...rest, typed: form.address, pages: Object.fromEntries(pages) };
}

/**
 * The server's errors by the fields of the form: 'title', 'en.title', '/Kontakt title', '/Kontakt en.title'.
 * @param sent the paths of meta.sites in the order in which they were sent
 */
export function errorsByField(fields: Record<string, string>, sent: string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => {
      const [, index, field] = /^meta\.sites\.(\d+)\.((?:en\.)?(?:title|description))$/u.exec(name) ?? [];
      return [index === undefined ? name : `${sent[Number(index)]} ${field}`, sentence];
    }),
  );
}

/** The fields by the names of their errors. */
export function valuesByError({ pages, ...form }: SettingsForm): object {
  const texts = Object.entries(pages).flatMap(([path, { title, description, en }]) => [
    [`${path} title`, title],
    [`${path} description`, description],
    [`${path} en.title`, en?.title],
    [`${path} en.description`, en?.description],
  ]);
  return { ...form, site: { address: form.address }, ...Object.fromEntries(texts) };
}
