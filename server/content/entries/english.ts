// Converts the REST field `en` of an entry to blocks and back. Each English text has the index of its German text.
import { blocksOf } from "#contract/blocks/pictures.ts";
import type { Block, BlockOf } from "#contract/blocks/schema.ts";
import type { EnglishParts } from "#contract/schemas/entry-parts.ts";

type Titled = { en?: { title: string } | null | undefined };
type Sections = EnglishParts["sections"];

export type ProjectedEnglish = Pick<EnglishParts, "title" | "content"> & Partial<EnglishParts>;

/** @returns null if the entry has no English text; otherwise each missing text is '' */
export function projectEnglish(entry: Titled & { blocks: readonly Block[] }): ProjectedEnglish | null {
  const sections = sectionsOf(entry.blocks);
  const links = blocksOf(entry.blocks, "links").flatMap((block) => block.links);
  const english: ProjectedEnglish = {
    title: entry.en?.title ?? "",
    content: blocksOf(entry.blocks, "text").map(({ en }) => en?.html ?? ""),
    ...(sections.length > 0 && { sections: sections.map(englishSection) }),
    ...(links.length > 0 && { links: links.map(({ en }) => ({ title: en?.title ?? "" })) }),
  };
  return isEmpty(english) ? null : english;
}

type SectionBlock = BlockOf<"gallery"> | BlockOf<"fileList">;

function sectionsOf(blocks: readonly Block[]): SectionBlock[] {
  return blocks.filter((block) => block.type === "gallery" || block.type === "fileList");
}

function englishSection(block: SectionBlock): Sections[number] {
  if (block.type === "fileList") return { title: "", captions: [] };
  return { title: block.en?.title ?? "", captions: block.settings.images.map(({ en }) => en?.caption ?? "") };
}

function isEmpty({ title, content, sections = [], links = [] }: ProjectedEnglish): boolean {
  const texts = [
    title,
    ...content,
    ...sections.flatMap((one) => [one.title, ...one.captions]),
    ...links.map((link) => link.title),
  ];
  return texts.every((text) => text === "");
}

/**
 * Stores the sent English texts. If a list is omitted, its English texts do not change. `null` removes the English
 * title and all English texts that REST knows.
 */
export function withEnglish<Entry extends Titled & { blocks: Block[] }>(
  entry: Entry,
  sent: Partial<EnglishParts> | null,
): Entry {
  const english: Partial<EnglishParts> = sent ?? { title: "", content: [], sections: [], links: [] };
  const { title, content, sections, links } = english;
  const places = { text: 0, section: 0 };
  const blocks = entry.blocks.map((block): Block => {
    switch (block.type) {
      case "text":
        return content ? withTextIn(block, content[places.text++] ?? "") : block;
      case "gallery":
        return sections ? withSectionIn(block, sections[places.section++]) : block;
      case "fileList":
        places.section += 1;
        return block;
      case "links":
        return links
          ? { ...block, links: block.links.map((link, index) => titled(link, links[index]?.title ?? "")) }
          : block;
      default:
        return block;
    }
  });
  return { ...(title === undefined ? entry : titled(entry, title)), blocks };
}

function withTextIn(block: BlockOf<"text">, html: string): Block {
  const { en: _before, ...german } = block;
  return html === "" ? german : { ...german, en: { html } };
}

function withSectionIn({ en: _before, ...german }: BlockOf<"gallery">, sent: Sections[number] | undefined): Block {
  const images = german.settings.images.map(({ en: _old, ...image }, index) => {
    const caption = sent?.captions[index] ?? "";
    return caption === "" ? image : { ...image, en: { caption } };
  });
  const title = sent?.title ?? "";
  return { ...german, settings: { ...german.settings, images }, ...(title !== "" && { en: { title } }) };
}

function titled<Item extends Titled>({ en: _before, ...german }: Item, title: string): Item {
  return (title === "" ? german : { ...german, en: { title } }) as Item;
}
