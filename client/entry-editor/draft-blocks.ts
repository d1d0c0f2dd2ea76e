// The blocks of a draft.
import type { Block, BlockOf } from "#contract/blocks/schema.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";

/** A link while it is edited: known by its key, so that it can move, come and go. */
export type DraftLink = BlockOf<"links">["links"][number] & { key: string };
type DraftLinks = Omit<BlockOf<"links">, "links"> & { links: DraftLink[] };

/** A block while it is edited: known by its id. */
export type DraftBlock = Exclude<Block, { type: "links" }> | DraftLinks;
/** A block with buttons: its own, or those of the splash. */
export type ButtonsBlock = Extract<Block, { type: "callToAction" | "splash" }>;
export type DraftButton = ButtonsBlock["buttons"][number];

export function hasButtons(block: DraftBlock): block is ButtonsBlock {
  return block.type === "callToAction" || block.type === "splash";
}

export type DraftBlockOf<Type extends BlockType> = Extract<DraftBlock, { type: Type }>;
