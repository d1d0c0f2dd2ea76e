import type { BlockType } from "#contract/blocks/definitions.ts";

type Placed = { id: string; type: BlockType };

/** The blocks without the splash block, which is in the large picture and not in the body. */
export function bodyOf<Block extends Placed>(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ type }) => type !== "splash");
}

export function placeOf(blocks: readonly Placed[], { id }: Placed): { index: number; count: number } {
  const body = bodyOf(blocks);
  return { index: body.findIndex((block) => block.id === id), count: body.length };
}

export function movedBlock<Block extends Placed>(blocks: readonly Block[], id: string, by: -1 | 1): Block[] {
  const body = bodyOf(blocks);
  const at = body.findIndex((block) => block.id === id);
  return at === -1 || !body[at + by] ? [...blocks] : blockAt(blocks, id, at + by);
}

/**
 * Moves a block.
 * @param place the new index in the body, without counting the moved block
 */
export function blockAt<Block extends Placed>(blocks: readonly Block[], id: string, place: number): Block[] {
  const moving = blocks.find((block) => block.id === id);
  if (!moving) return [...blocks];
  return withBlockAt(
    blocks.filter((block) => block !== moving),
    moving,
    place,
  );
}

export function withBlockAt<Block extends Placed>(blocks: readonly Block[], block: Block, place: number): Block[] {
  const follower = bodyOf(blocks)[place];
  return blocks.toSpliced(follower ? blocks.indexOf(follower) : blocks.length, 0, block);
}
