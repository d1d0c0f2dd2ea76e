// What an editor has changed of an entry and not saved yet: entry → draft → input of the update.
import type { Entry, GallerySettings, Section } from "#contract/entries.ts";
import { type DraftSection, draftSectionsOf, filledSections, withFileList, withGallery } from "./draft-sections.ts";
import { draftLinksOf, type DraftLink, filledLinks } from "./draft-links.ts";
import { withImages } from "./gallery/images.ts";
import { movedItem } from "../ui/admin/moved-item.ts";

export type DraftBlock = { key: string; html: string; media: string[] };

/** The fields of an entry that are edited in place; all others stay as they are stored. */
export type Draft = {
  title: string;
  blocks: DraftBlock[];
  sections: DraftSection[];
  downloads: string[];
  links: DraftLink[];
  mediamain: string | null;
  /** ISO 8601; null = draft. */
  publishDate: string | null;
  /** A day, a moment, or null. */
  date: string | null;
  /** Number of the next new key, of a block, a section or a link. */
  nextKey: number;
};

export type Change =
  | { type: "title"; title: string }
  | { type: "html"; key: string; html: string }
  | { type: "addBlock"; after: string | null }
  | { type: "removeBlock"; key: string }
  | { type: "moveBlock"; key: string; by: -1 | 1 }
  /** Beside the text, or into the gallery or list of files, that has the key. */
  | { type: "addFiles"; key: string; ids: string[] }
  | { type: "removePicture"; key: string; id: string }
  | { type: "downloads"; update: (ids: string[]) => string[] }
  | { type: "addLink" }
  | { type: "links"; update: (links: DraftLink[]) => DraftLink[] }
  | { type: "mainPicture"; id: string | null }
  | { type: "publishDate"; publishDate: string | null }
  | { type: "date"; date: string | null }
  /** Takes back a removal; what was written elsewhere since then stays. */
  | { type: "restoreBlock"; block: DraftBlock; at: number }
  | { type: "addSection"; section: Section }
  | { type: "gallery"; key: string; update: (settings: GallerySettings) => GallerySettings }
  | { type: "fileList"; key: string; update: (ids: string[]) => string[] }
  | { type: "moveSection"; key: string; by: -1 | 1 }
  | { type: "removeSection"; key: string }
  /** Also takes back what became of one that is still there. */
  | { type: "restoreSection"; section: DraftSection; at: number };

/** An entry without text gets an empty block, so that there is something to write in. */
export function draftOf(entry: Entry): Draft {
  const length = Math.max(entry.content.length, entry.media.length, 1);
  const blocks = Array.from({ length }, (_, index) => ({
    key: `b${index}`,
    html: entry.content[index] ?? "",
    media: entry.media[index] ?? [],
  }));
  const { title, downloads, mediamain, publishDate, date } = entry;
  const [sections, links] = [draftSectionsOf(entry), draftLinksOf(entry)];
  const nextKey = Math.max(length, sections.length, links.length);
  return { title, blocks, sections, downloads, links, mediamain, publishDate, date, nextKey };
}

export function changeDraft(draft: Draft, change: Change): Draft {
  switch (change.type) {
    case "title":
      return { ...draft, title: change.title };
    case "html":
      return withBlock(draft, change.key, (block) => ({ ...block, html: change.html }));
    case "addBlock":
      return withNewBlock(draft, change.after);
    case "removeBlock":
      return { ...draft, blocks: draft.blocks.filter(({ key }) => key !== change.key) };
    case "moveBlock":
      return { ...draft, blocks: moved(draft.blocks, change.key, change.by) };
    case "addFiles":
      return withAdded(draft, change.key, change.ids);
    case "removePicture":
      return withBlock(draft, change.key, (block) => ({
        ...block,
        media: block.media.filter((id) => id !== change.id),
      }));
    case "downloads":
      return { ...draft, downloads: change.update(draft.downloads) };
    case "addLink":
      return {
        ...draft,
        links: [...draft.links, { key: `l${draft.nextKey}`, title: "", url: "" }],
        nextKey: draft.nextKey + 1,
      };
    case "links":
      return { ...draft, links: change.update(draft.links) };
    case "mainPicture":
      return { ...draft, mediamain: change.id };
    case "publishDate":
      return { ...draft, publishDate: change.publishDate };
    case "date":
      return { ...draft, date: change.date };
    case "restoreBlock":
      return { ...draft, blocks: draft.blocks.toSpliced(change.at, 0, change.block) };
    case "addSection":
      return {
        ...draft,
        sections: [...draft.sections, { key: nextSectionKey(draft), section: change.section }],
        nextKey: draft.nextKey + 1,
      };
    case "gallery":
      return { ...draft, sections: withGallery(draft.sections, change.key, change.update) };
    case "fileList":
      return { ...draft, sections: withFileList(draft.sections, change.key, change.update) };
    case "moveSection":
      return { ...draft, sections: moved(draft.sections, change.key, change.by) };
    case "removeSection":
      return { ...draft, sections: withoutSection(draft, change.key) };
    case "restoreSection":
      return { ...draft, sections: withoutSection(draft, change.section.key).toSpliced(change.at, 0, change.section) };
  }
}

/** What a gallery or list of files gets as its key if it is added now. */
export function nextSectionKey({ nextKey }: Draft): string {
  return `s${nextKey}`;
}

function withoutSection({ sections }: Draft, key: string): DraftSection[] {
  return sections.filter((section) => section.key !== key);
}

function withAdded(draft: Draft, key: string, ids: string[]): Draft {
  const { blocks } = withBlock(draft, key, (block) => ({ ...block, media: withIds(block.media, ids) }));
  const galleries = withGallery(draft.sections, key, (settings) => ({
    ...settings,
    images: withImages(settings.images, ids),
  }));
  return { ...draft, blocks, sections: withFileList(galleries, key, (list) => withIds(list, ids)) };
}

/** At the end, each once. */
export function withIds(list: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...list, ...ids])];
}

function withBlock(draft: Draft, key: string, change: (block: DraftBlock) => DraftBlock): Draft {
  return { ...draft, blocks: draft.blocks.map((block) => (block.key === key ? change(block) : block)) };
}

function withNewBlock(draft: Draft, after: string | null): Draft {
  const at = after === null ? draft.blocks.length : draft.blocks.findIndex(({ key }) => key === after) + 1;
  const block: DraftBlock = { key: `b${draft.nextKey}`, html: "", media: [] };
  return { ...draft, blocks: draft.blocks.toSpliced(at, 0, block), nextKey: draft.nextKey + 1 };
}

function moved<Item extends { key: string }>(items: Item[], key: string, by: -1 | 1): Item[] {
  const from = items.findIndex((item) => item.key === key);
  return movedItem(items, from, from + by);
}

/** Neither words nor a picture: not worth storing. */
export function isBlank({ html, media }: Pick<DraftBlock, "html" | "media">): boolean {
  if (media.length > 0 || html.includes("<img")) return false;
  return html.replace(/<[^>]*>|&nbsp;|\s/gu, "") === "";
}

export function filledBlocks(draft: Draft): DraftBlock[] {
  return draft.blocks.filter((block) => !isBlank(block));
}

export function updateInputOf(draft: Draft) {
  const blocks = filledBlocks(draft);
  return {
    title: draft.title,
    content: blocks.map(({ html }) => html),
    media: blocks.map(({ media }) => media),
    sections: filledSections(draft.sections).map(({ section }) => section),
    downloads: draft.downloads,
    links: filledLinks(draft.links).map(({ title, url }) => ({ title, url })),
    mediamain: draft.mediamain,
    publishDate: draft.publishDate,
    date: draft.date,
  };
}

/** Whether saving both would store the same. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return one === other || JSON.stringify(updateInputOf(one)) === JSON.stringify(updateInputOf(other));
}
