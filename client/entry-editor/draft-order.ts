// The order of the blocks of a draft, and how a block moves.
import type { BlockType } from "#contract/blocks/types.ts";

type Placed = { id: string; type: BlockType };

/** Texts move among texts; galleries, file lists and videos among each other. */
const kinds: Record<BlockType, string> = {
  text: "text",
  gallery: "section",
  fileList: "section",
  downloads: "downloads",
  links: "links",
  video: "section",
};

/** The place of a block among those of its kind. */
export function placeOf(blocks: readonly Placed[], { id, type }: Placed): { index: number; count: number } {
  const ofKind = blocks.filter((block) => kinds[block.type] === kinds[type]);
  return { index: ofKind.findIndex((block) => block.id === id), count: ofKind.length };
}

/** Swaps a block with the previous or next block of its kind; the others stay in place. */
export function movedBlock<Block extends Placed>(blocks: readonly Block[], id: string, by: -1 | 1): Block[] {
  const at = blocks.findIndex((block) => block.id === id);
  const moving = blocks[at];
  if (!moving) return [...blocks];
  const isOfKind = (block: Block): boolean => kinds[block.type] === kinds[moving.type];
  const to =
    by === 1
      ? blocks.findIndex((block, index) => index > at && isOfKind(block))
      : blocks.slice(0, at).findLastIndex(isOfKind);
  const other = blocks[to];
  return other ? blocks.with(at, other).with(to, moving) : [...blocks];
}
