// The order of the blocks of a draft, and how a block moves.
import type { BlockType } from "#contract/blocks/definitions.ts";

type Placed = { id: string; type: BlockType };

/** The buttons of the splash stand in the large picture, not among the others. */
export function bodyOf<Block extends Placed>(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ type }) => type !== "splash");
}

/** The place of a block in the body. */
export function placeOf(blocks: readonly Placed[], { id }: Placed): { index: number; count: number } {
  const body = bodyOf(blocks);
  return { index: body.findIndex((block) => block.id === id), count: body.length };
}

/** Swaps a block with the previous or next one of the body. */
export function movedBlock<Block extends Placed>(blocks: readonly Block[], id: string, by: -1 | 1): Block[] {
  const body = bodyOf(blocks);
  const at = body.findIndex((block) => block.id === id);
  return at === -1 || !body[at + by] ? [...blocks] : blockAt(blocks, id, at + by);
}

/** Moves a block to a place of the body, counted without the block itself. */
export function blockAt<Block extends Placed>(blocks: readonly Block[], id: string, place: number): Block[] {
  const moving = blocks.find((block) => block.id === id);
  if (!moving) return [...blocks];
  return withBlockAt(
    blocks.filter((block) => block !== moving),
    moving,
    place,
  );
}

/** Inserts a block at a place of the body. */
export function withBlockAt<Block extends Placed>(blocks: readonly Block[], block: Block, place: number): Block[] {
  const follower = bodyOf(blocks)[place];
  return blocks.toSpliced(follower ? blocks.indexOf(follower) : blocks.length, 0, block);
}
