// The settings' form: config → typed texts → input of the update.
import type { Config } from "#contract/config.ts";
import { fixedPages } from "#contract/pages.ts";

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
  address: Config["site"]["address"];
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

export function formOf({ domain, site, meta, ...config }: Known, mayDomain: boolean): SettingsForm {
  const { title, description, keywords, author, language } = config;
  const stored = meta.sites.map(({ path, ...texts }) => [path, texts] as const);
  const en = { ...noEnglish, ...config.en };
  const texts = { title, description, keywords, author, language, en, domain: mayDomain ? domain : null };
  return { ...texts, address: site.address, pages: Object.fromEntries(stored) };
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
    .map(([path, { en: english, ...own }]) => ({ path, ...own, en: orNull(english) }));
  return { ...texts, en: orNull(en), ...(domain !== null && { domain }), site: { address }, meta: { sites } };
}

/** English texts that are all empty are none. */
function orNull<Some extends Record<string, string>>(texts: Some | null | undefined): Some | null {
  return texts && Object.values(texts).some((text) => text.trim()) ? texts : null;
}

export function isSameForm(one: SettingsForm, other: SettingsForm): boolean {
  const sorted = (form: SettingsForm) => {
    const { meta, ...rest } = updateOf(form);
    return JSON.stringify([rest, meta.sites.toSorted((a, b) => (a.path < b.path ? -1 : 1))]);
  };
  return sorted(one) === sorted(other);
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
