// Which entry stands where: the tags of lists and fixed pages, and the paths they make.

export const FIXED_PAGE_TAG = "Seite";

/** Lists, in the order in which an entry of both has its canonical address. */
export const listTags = ["Aktuelles", "Veranstaltungen"] as const;
export type ListTag = (typeof listTags)[number];

/** Name of a fixed page (the tag's second level) → its path. */
export const fixedPages = {
  Willkommen: "/",
  Erlebnis: "/Erlebnis",
  "erlebnis-101": "/erlebnis/101",
  "erlebnis-103": "/erlebnis/103",
  "erlebnis-105": "/erlebnis/105",
  "erlebnis-106": "/erlebnis/106",
  "erlebnis-107": "/erlebnis/107",
  "erlebnis-109": "/erlebnis/109",
  "erlebnis-113": "/erlebnis/113",
  Projekt: "/Projekt",
  Kontakt: "/Kontakt",
  Datenschutz: "/Datenschutz",
  Impressum: "/Impressum",
} as const;
export type FixedPageName = keyof typeof fixedPages;

export const experiencePages = [
  "erlebnis-101",
  "erlebnis-103",
  "erlebnis-105",
  "erlebnis-106",
  "erlebnis-107",
  "erlebnis-109",
  "erlebnis-113",
] as const satisfies readonly FixedPageName[];

export function fixedPageTag(name: FixedPageName): string {
  return `${FIXED_PAGE_TAG}|${name}`;
}

/** The fixed page that an entry is, by its tags; null when it is none. */
export function fixedPageNameOf(tags: readonly string[]): FixedPageName | null {
  for (const tag of tags) {
    const name = tag.startsWith(`${FIXED_PAGE_TAG}|`) ? tag.slice(FIXED_PAGE_TAG.length + 1) : "";
    if (Object.hasOwn(fixedPages, name)) return name as FixedPageName;
  }
  return null;
}

/** The list whose tag comes first among an entry's tags (a tag below a list's counts as the list's). */
export function listOf(tags: readonly string[]): ListTag | null {
  for (const tag of tags) {
    const list = listTags.find((name) => tag === name || tag.startsWith(`${name}|`));
    if (list) return list;
  }
  return null;
}

/** Where an entry is read; null when it stands nowhere. */
export function entryPath(entry: { id: string; tags: readonly string[] }): string | null {
  const page = fixedPageNameOf(entry.tags);
  if (page) return fixedPages[page];
  const list = listOf(entry.tags);
  return list ? `/${list}/${entry.id}` : null;
}
