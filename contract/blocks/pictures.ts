// The pictures of blocks. Guests load this file, so it must stay small and does not import the definitions.
import type { BlockType } from "./definitions.ts";
import type { Block, BlockOf } from "./schema.ts";

/** Each type with pictures in its definition needs a line here (definitions.test.ts). */
export const pictures: { [Type in BlockType]?: (block: BlockOf<Type>) => readonly string[] } = {
  text: ({ media }) => media,
  gallery: ({ settings }) => settings.images.map(({ file }) => file),
  linkedPicture: ({ picture }) => (picture ? [picture] : []),
  video: ({ poster }) => (poster ? [poster] : []),
};

export const picturesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    // TypeScript cannot see that a block matches the entry of its type.
    const picturesOfType = pictures[block.type] as ((own: Block) => readonly string[]) | undefined;
    return picturesOfType?.(block) ?? [];
  });

/** The picture for cards and shared links: the main picture, else the first picture of the blocks, else null. */
export function leadPictureId(entry: { mainPicture: string | null; blocks: readonly Block[] }): string | null {
  return entry.mainPicture ?? picturesOf(entry.blocks)[0] ?? null;
}

export function blocksOf<Listed extends Block, Type extends BlockType>(
  blocks: readonly Listed[],
  type: Type,
): Extract<Listed, { type: Type }>[] {
  return blocks.filter((block): block is Extract<Listed, { type: Type }> => block.type === type);
}
