// The pictures that blocks show. It does not import the definitions, so that guests download only these three lines.
import type { BlockType } from "./definitions.ts";
import type { Block, BlockOf } from "./schema.ts";

/** Ids in their order. A test compares the types with the definitions. */
export const pictures: { [Type in BlockType]?: (block: BlockOf<Type>) => readonly string[] } = {
  text: ({ media }) => media,
  gallery: ({ settings }) => settings.images.map(({ file }) => file),
  video: ({ poster }) => (poster ? [poster] : []),
};

/** Ids of the pictures that a body shows beside and below its texts, in their order. */
export const picturesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    // TypeScript cannot see that a block matches the line of its type.
    const picturesOfType = pictures[block.type] as ((own: Block) => readonly string[]) | undefined;
    return picturesOfType?.(block) ?? [];
  });

/** The picture of an entry on cards and in shared links: the main one, else the first in its body; or null. */
export function leadPictureId(entry: { mediamain: string | null; blocks: readonly Block[] }): string | null {
  return entry.mediamain ?? picturesOf(entry.blocks)[0] ?? null;
}

/** The blocks of one type. */
export function blocksOf<Listed extends Block, Type extends BlockType>(
  blocks: readonly Listed[],
  type: Type,
): Extract<Listed, { type: Type }>[] {
  return blocks.filter((block): block is Extract<Listed, { type: Type }> => block.type === type);
}
