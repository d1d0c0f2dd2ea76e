import type { Block, BlockOf } from "#contract/blocks/schema.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";

export type DraftLink = BlockOf<"links">["links"][number] & { key: string };
type DraftLinks = Omit<BlockOf<"links">, "links"> & { links: DraftLink[] };

export type DraftBlock = Exclude<Block, { type: "links" }> | DraftLinks;
export type ButtonsBlock = Extract<Block, { type: "callToAction" | "splash" }>;
export type DraftStop = Extract<Block, { type: "way" }>["stops"][number];
export type DraftFormField = Extract<Block, { type: "form" }>["fields"][number];
export type DraftButton = ButtonsBlock["buttons"][number];

export function hasButtons(block: DraftBlock): block is ButtonsBlock {
  return block.type === "callToAction" || block.type === "splash";
}

/** True if each field of the block's form shows its own error. */
export const hasFieldErrors = ({ type }: DraftBlock): boolean =>
  type === "fact" || type === "progress" || type === "way" || type === "form";

export type DraftBlockOf<Type extends BlockType> = Extract<DraftBlock, { type: Type }>;
