import type { SiteSettings } from "#contract/schemas/settings.ts";
import { fixedPages } from "#contract/values/pages.ts";
import { degreesOf, numberIn } from "../map/place-form.ts";

type Address = SiteSettings["site"]["address"];
type Texts = { title: string; description: string };
export type PageTexts = Texts & { en?: Texts | null | undefined };
export type EnglishTexts = Texts & { keywords: string };
export type SettingsForm = {
  title: string;
  description: string;
  keywords: string;
  author: string;
  language: SiteSettings["language"];
  onlyGerman: boolean;
  en: EnglishTexts;
  domain: string | null;
  address: Omit<Address, "lat" | "lng"> & Record<"lat" | "lng", string>;
  /** One host on each line. */
  embedHosts: string;
  pages: Record<string, PageTexts>;
};

export const publicPaths: readonly string[] = Object.values(fixedPages);

type Known = Pick<
  SiteSettings,
  "title" | "description" | "keywords" | "author" | "language" | "onlyGerman" | "en" | "domain" | "site" | "meta"
>;

const noEnglish: EnglishTexts = { title: "", description: "", keywords: "" };

export function formOf({ domain, site, meta, ...settings }: Known, mayDomain: boolean, language: string): SettingsForm {
  const { title, description, keywords, author } = settings;
  const degrees = (value: number | null): string => (value === null ? "" : degreesOf(value, language));
  const address = { ...site.address, lat: degrees(site.address.lat), lng: degrees(site.address.lng) };
  const stored = meta.sites.map(({ path, ...texts }) => [path, texts] as const);
  const en = { ...noEnglish, ...settings.en };
  const texts = {
    title,
    description,
    keywords,
    author,
    language: settings.language,
    onlyGerman: settings.onlyGerman,
    en,
    domain: mayDomain ? domain : null,
  };
  const embedHosts = site.embedHosts.join("\n");
  return { ...texts, address, embedHosts, pages: Object.fromEntries(stored) };
}

export function textsOf(form: SettingsForm, path: string): PageTexts {
  return form.pages[path] ?? { title: "", description: "" };
}

export function hasOwnTexts({ title, description, en }: PageTexts): boolean {
  return [title, description, en?.title, en?.description].some((text) => text?.trim());
}

export const linesOf = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export function updateOf({ domain, address, embedHosts, pages, en, ...texts }: SettingsForm) {
  const sites = Object.entries(pages)
    .filter(([, own]) => hasOwnTexts(own))
    // A page that never had English texts omits `en`. The audit log would show null as a change.
    .map(([path, { en: english, ...own }]) => ({
      path,
      ...own,
      ...(english !== undefined && { en: orNull(english) }),
    }));
  const degrees = { lat: numberIn(address.lat), lng: numberIn(address.lng) };
  const site = { address: { ...address, ...degrees }, embedHosts: linesOf(embedHosts) };
  return { ...texts, en: orNull(en), ...(domain !== null && { domain }), site, meta: { sites } };
}

function orNull<Some extends Record<string, string>>(texts: Some | null | undefined): Some | null {
  return texts && Object.values(texts).some((text) => text.trim()) ? texts : null;
}

export function wrongDegrees({ address }: SettingsForm): string[] {
  const parts = ["lat", "lng"] as const;
  if (parts.every((part) => address[part].trim() === "")) return [];
  return parts.filter((part) => numberIn(address[part]) === null).map((part) => `site.address.${part}`);
}

export function comparedParts(form: SettingsForm): object {
  const { meta, ...rest } = updateOf(form);
  const pages = meta.sites.map(({ path, en, ...texts }) => [path, { ...texts, en: en ?? undefined }]);
  // Invalid coordinates are sent as missing. `typed` contains the typed texts, so that invalid input also counts as a
  // change.
  return { ...rest, typed: form.address, pages: Object.fromEntries(pages) };
}

/**
 * Maps the server's errors to the form's fields: 'title', 'en.title', '/Kontakt title', '/Kontakt en.title'.
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

export function valuesByError({ pages, ...form }: SettingsForm): object {
  const texts = Object.entries(pages).flatMap(([path, { title, description, en }]) => [
    [`${path} title`, title],
    [`${path} description`, description],
    [`${path} en.title`, en?.title],
    [`${path} en.description`, en?.description],
  ]);
  return { ...form, site: { address: form.address, embedHosts: form.embedHosts }, ...Object.fromEntries(texts) };
}
