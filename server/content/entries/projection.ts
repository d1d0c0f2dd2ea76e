// Converts an entry's blocks to the fields of REST (`content`, `media`, `sections`, ...) and back.
import { isDeepStrictEqual } from "node:util";
import { blocksOf } from "#contract/blocks/pictures.ts";
import type { Block, BlockOf } from "#contract/blocks/schema.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";
import type { EntryParts, Section } from "#contract/schemas/entry-parts.ts";

/** The kinds of blocks that REST distinguishes, in their default order within an entry. */
const kinds = {
  text: ["text"],
  sections: ["gallery", "fileList"],
  downloads: ["downloads"],
  links: ["links"],
} as const;
type Kind = keyof typeof kinds;
type BlockOfKind<Of extends Kind> = BlockOf<(typeof kinds)[Of][number]>;

function isOfKind<Of extends Kind>(block: Block, kind: Of): block is Extract<Block, BlockOfKind<Of>> {
  return (kinds[kind] as readonly BlockType[]).includes(block.type);
}

type Body = Omit<EntryParts, "english">;

/** Trailing empty lists of pictures in `media` are omitted. */
export function projectBlocks(blocks: readonly Block[]): Body {
  const texts = blocksOf(blocks, "text");
  const media = texts.map((text) => text.media);
  return {
    content: texts.map(({ html }) => html),
    media: media.slice(0, media.findLastIndex((ids) => ids.length > 0) + 1),
    sections: blocks.filter((block) => isOfKind(block, "sections")).map(sectionOf),
    downloads: blocksOf(blocks, "downloads").flatMap(({ files }) => files),
    links: blocksOf(blocks, "links").flatMap(({ links }) => links.map(({ title, url }) => ({ title, url }))),
  };
}

function sectionOf(block: BlockOfKind<"sections">): Section {
  if (block.type === "fileList") return { type: "download", files: block.files };
  const images = block.settings.images.map(({ file, caption }) => ({ file, caption }));
  return { type: "gallery", settings: { ...block.settings, images } };
}

/** Replaces the blocks of the sent fields. Blocks of omitted fields, and of types unknown to REST, stay unchanged. */
export function withParts(blocks: readonly Block[], sent: Partial<Body>, newId: () => string): Block[] {
  let after = [...blocks];
  if (sent.content || sent.media) after = inPlaces(after, "text", textsAfter(blocksOf(after, "text"), sent, newId));
  if (sent.sections) {
    const before = after.filter((block) => isOfKind(block, "sections"));
    after = inPlaces(after, "sections", sectionsAfter(before, sent.sections, newId));
  }
  if (sent.downloads) {
    const [before] = blocksOf(after, "downloads");
    const files = sent.downloads;
    after = inPlaces(
      after,
      "downloads",
      files.length === 0 ? [] : [{ id: newId(), ...before, type: "downloads", files }],
    );
  }
  if (sent.links) {
    const [before] = blocksOf(after, "links");
    const links = linksAfter(before?.links ?? [], sent.links);
    after = inPlaces(after, "links", links.length === 0 ? [] : [{ id: newId(), ...before, type: "links", links }]);
  }
  return after;
}

/**
 * Replaces blocks of a kind in place. Additional blocks are inserted after the last block of the kind, or after all
 * blocks of earlier kinds. Surplus old blocks are removed.
 */
function inPlaces<Of extends Kind>(blocks: Block[], kind: Of, filling: Block[]): Block[] {
  const rest = [...filling];
  const filled = blocks.flatMap((block) => (isOfKind(block, kind) ? rest.splice(0, 1) : [block]));
  if (rest.length === 0) return filled;
  const lastOwn = filled.findLastIndex((block) => isOfKind(block, kind));
  return filled.toSpliced((lastOwn === -1 ? lastBefore(filled, kind) : lastOwn) + 1, 0, ...rest);
}

function lastBefore(blocks: readonly Block[], kind: Kind): number {
  const order = Object.keys(kinds) as Kind[];
  const earlier = order.slice(0, order.indexOf(kind));
  return blocks.findLastIndex((block) => earlier.some((one) => isOfKind(block, one)));
}

type Text = BlockOf<"text">;

function textsAfter(before: Text[], { content, media }: Partial<Body>, newId: () => string): Block[] {
  const htmls = content ?? before.map(({ html }) => html);
  const count = Math.max(htmls.length, media?.length ?? 0);
  const wanted = Array.from({ length: count }, (_, index) => htmls[index] ?? "");
  const matches = matched(
    before,
    wanted,
    ({ html }, text) => html === text,
    () => true,
  );
  return wanted.map((html, index): Text => {
    const match = matches[index];
    return {
      id: match?.id ?? newId(),
      ...match,
      type: "text",
      html,
      media: media ? (media[index] ?? []) : (match?.media ?? []),
    };
  });
}

type SectionBlock = BlockOfKind<"sections">;

function sectionsAfter(before: SectionBlock[], wanted: Section[], newId: () => string): Block[] {
  const isType = ({ type }: SectionBlock, section: Section): boolean =>
    (type === "gallery") === (section.type === "gallery");
  const matches = matched(before, wanted, (block, section) => isDeepStrictEqual(sectionOf(block), section), isType);
  return wanted.map((section, index): SectionBlock => {
    const match = matches[index];
    const id = match?.id ?? newId();
    if (section.type === "download") return { ...match, id, type: "fileList", files: section.files };
    const gallery = match?.type === "gallery" ? match : undefined;
    // REST omits English captions, so each picture keeps the stored caption of the same file.
    const takePicture = takenInTurn(gallery?.settings.images ?? [], ({ file }) => file);
    const images = section.settings.images.map((image) => {
      const en = takePicture(image.file)?.en;
      return en ? { ...image, en } : image;
    });
    return { ...gallery, id, type: "gallery", settings: { ...section.settings, images } };
  });
}

/**
 * For each wanted item, returns the stored item that it replaces. Equal items at the beginning and at the end match
 * first. The other items match by position, if `mayContinue` is true for them.
 */
function matched<Item, Wanted>(
  items: readonly Item[],
  wanted: readonly Wanted[],
  isEqual: (item: Item, wanted: Wanted) => boolean,
  mayContinue: (item: Item, wanted: Wanted) => boolean,
): (Item | undefined)[] {
  const shorter = Math.min(items.length, wanted.length);
  const equalAt = (at: number, wantedAt: number): boolean => {
    const [item, want] = [items[at], wanted[wantedAt]];
    return item !== undefined && want !== undefined && isEqual(item, want);
  };
  let start = 0;
  while (start < shorter && equalAt(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && equalAt(items.length - 1 - end, wanted.length - 1 - end)) end += 1;
  return wanted.map((want, index) => {
    const at = index >= wanted.length - end ? index + items.length - wanted.length : index;
    const item = index < wanted.length - end && at >= items.length - end ? undefined : items[at];
    return item !== undefined && mayContinue(item, want) ? item : undefined;
  });
}

type Links = BlockOf<"links">["links"];

/**
 * A link keeps the English title of its URL. A link with a new URL gets the English title of the link that it replaces.
 */
function linksAfter(before: Links, wanted: Body["links"]): Links {
  const takeLink = takenInTurn(before, ({ url }) => url);
  const addresses = new Set(wanted.map(({ url }) => url));
  return wanted.map((link, index) => {
    const atPlace = before[index];
    const continued = takeLink(link.url) ?? (atPlace && !addresses.has(atPlace.url) ? atPlace : undefined);
    return continued?.en ? { ...link, en: continued.en } : link;
  });
}

function takenInTurn<Item>(items: readonly Item[], keyOf: (item: Item) => string): (key: string) => Item | undefined {
  const byKey = Map.groupBy(items, keyOf);
  return (key) => byKey.get(key)?.shift();
}

/** The name in REST of a block's field, such as 'media.1.0' or 'sections.0.settings.images.2.file'. */
export function restFieldOf(blocks: readonly Block[], index: number, field: string): string {
  const block = blocks[index];
  if (!block) return field;
  const place = (kind: Kind): number => blocks.slice(0, index).filter((one) => isOfKind(one, kind)).length;
  if (block.type === "text") return field.replace(/^media/u, `media.${place("text")}`);
  if (block.type === "downloads") return field.replace(/^files/u, "downloads");
  if (block.type === "video") return `blocks.${index}.${field}`;
  return block.type === "links" ? field : `sections.${place("sections")}.${field}`;
}
