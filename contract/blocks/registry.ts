// Every type of block, one line each, and the functions for any block; free of zod, also for the client.
import { picturesInHtml } from "#contract/values/html.ts";
import { linkedFilesInHtml, linkTargetOf, withoutLinks } from "#contract/values/site-links.ts";
import type { BlockDefinition, FileReference, TextPair } from "./definition.ts";
import { callToActionBlock } from "./call-to-action/definition.ts";
import { downloadsBlock } from "./downloads/definition.ts";
import { fileListBlock } from "./file-list/definition.ts";
import { galleryBlock } from "./gallery/definition.ts";
import { linksBlock } from "./links/definition.ts";
import { listingBlock } from "./listing/definition.ts";
import { quoteBlock } from "./quote/definition.ts";
import type { Block, BlockOf } from "./schema.ts";
import { splashBlock } from "./splash/definition.ts";
import { textBlock } from "./text/definition.ts";
import type { BlockType } from "./types.ts";
import { hasVideo, videoBlock } from "./video/definition.ts";

const definitions: { [Type in BlockType]: BlockDefinition<BlockOf<Type>> } = {
  text: textBlock,
  gallery: galleryBlock,
  fileList: fileListBlock,
  downloads: downloadsBlock,
  links: linksBlock,
  quote: quoteBlock,
  callToAction: callToActionBlock,
  comingEvents: listingBlock(),
  latestNews: listingBlock(),
  openingHours: listingBlock(),
  splash: splashBlock,
  video: videoBlock,
};

/** The definition for a block's own type. TypeScript cannot see that the two match. */
function definitionOf<Own extends Block>(block: Own): BlockDefinition<Own> {
  return definitions[block.type] as unknown as BlockDefinition<Own>;
}

export const textsOf = (block: Block): TextPair[] => definitionOf(block).texts(block);
export const isBlankBlock = (block: Block): boolean => definitionOf(block).isBlank(block);

/** REST has no empty list of downloads or links, so an entry stores none; nor a video whose file has gone. */
export function isStorable(block: Block): boolean {
  if (block.type === "video") return hasVideo(block);
  return !((block.type === "downloads" || block.type === "links") && isBlankBlock(block));
}

/** The German HTML of a body, block by block. */
export const htmlOf = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => definitionOf(block).html(block)).filter((html) => html !== "");

export function withHtml<Own extends Block>(block: Own, change: (html: string) => string): Own {
  return definitionOf(block).withHtml(block, change);
}

/** The files that a block's fields name. */
export const filesOf = (block: Block): FileReference[] => definitionOf(block).files(block);

/** Files that a block's HTML shows or links, in both languages. */
export function filesInHtml(block: Block): string[] {
  const ids: string[] = [];
  withHtml(block, (html) => {
    ids.push(...picturesInHtml(html).map(({ id }) => id), ...linkedFilesInHtml(html));
    return html;
  });
  return ids;
}

/** Stored HTML has a normal form, so a picture's element can be found without parsing. */
const pictureElement = /<img [^>]*>/gu;

/** A block without the missing files, in its fields and in its HTML; what linked them stays as words. */
export function withoutFiles<Own extends Block>(block: Own, isGone: (id: string) => boolean): Own {
  const kept = definitionOf(block).withoutFiles(block, isGone);
  const isGoneLink = (href: string): boolean => {
    const target = linkTargetOf(href);
    return target?.kind === "file" && isGone(target.id);
  };
  return withHtml(kept, (html) =>
    withoutLinks(html, isGoneLink).replace(pictureElement, (element) =>
      picturesInHtml(element).some(({ id }) => isGone(id)) ? "" : element,
    ),
  );
}
