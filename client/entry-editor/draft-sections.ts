// The galleries and lists of files of a draft: each with a key, so that it can move, come and go.
import type { Entry, GallerySettings, Section } from "#contract/entries.ts";

export type DraftSection = { key: string; section: Section };

/** Every section by its place: the keys of an entry that nobody changed are the same each time. */
export function draftSectionsOf({ sections }: Pick<Entry, "sections">): DraftSection[] {
  return sections.map((section, index) => ({ key: `s${index}`, section }));
}

export function galleryOf(sections: DraftSection[], key: string): GallerySettings | null {
  const found = sections.find((one) => one.key === key)?.section;
  return found?.type === "gallery" ? found.settings : null;
}

export function withGallery(
  sections: DraftSection[],
  key: string,
  update: (settings: GallerySettings) => GallerySettings,
): DraftSection[] {
  return sections.map((one) =>
    one.key === key && one.section.type === "gallery"
      ? { key, section: { type: "gallery", settings: update(one.section.settings) } }
      : one,
  );
}

/** The ids of a list of files; null where the key is none's. */
export function fileListOf(sections: DraftSection[], key: string): string[] | null {
  const found = sections.find((one) => one.key === key)?.section;
  return found?.type === "download" ? found.files : null;
}

export function withFileList(
  sections: DraftSection[],
  key: string,
  update: (ids: string[]) => string[],
): DraftSection[] {
  return sections.map((one) =>
    one.key === key && one.section.type === "download"
      ? { key, section: { type: "download", files: update(one.section.files) } }
      : one,
  );
}

/** Shows nothing and has no name. */
export function isBlankGallery({ images, myTitle }: GallerySettings): boolean {
  return images.length === 0 && myTitle.trim() === "";
}

/** Those worth storing. */
export function filledSections(sections: DraftSection[]): DraftSection[] {
  return sections.filter(({ section }) =>
    section.type === "gallery" ? !isBlankGallery(section.settings) : section.files.length > 0,
  );
}
