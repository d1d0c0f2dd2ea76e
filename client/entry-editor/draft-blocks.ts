import type { Block, BlockOf } from "#contract/blocks/schema.ts";
import type { BlockType } from "#contract/blocks/definitions.ts";

export type DraftLink = BlockOf<"links">["links"][number] & { key: string };
type DraftLinks = Omit<BlockOf<"links">, "links"> & { links: DraftLink[] };

export type DraftBlock = Exclude<Block, { type: "links" }> | DraftLinks;
export type ButtonsBlock = Extract<Block, { type: "callToAction" | "splash" }>;
export type DraftStop = Extract<Block, { type: "way" }>["stops"][number];
export type DraftFormField = Extract<Block, { type: "form" }>["fields"][number];
export type DraftTier = Extract<Block, { type: "sponsors" }>["tiers"][number];
export type DraftSponsor = DraftTier["sponsors"][number];
export type DraftPerson = Extract<Block, { type: "people" }>["persons"][number];
export type DraftTime = Extract<Block, { type: "timetable" }>["rows"][number];
export type DraftButton = ButtonsBlock["buttons"][number];

export function hasButtons(block: DraftBlock): block is ButtonsBlock {
  return block.type === "callToAction" || block.type === "splash";
}

/** True if each field of the block's form shows its own error. */
export const hasFieldErrors = ({ type }: DraftBlock): boolean => withFieldErrors.some((one) => one === type);

const withFieldErrors: readonly BlockType[] = [
  "fact",
  "progress",
  "way",
  "form",
  "sponsors",
  "people",
  "timetable",
  "linkedPicture",
  "columns",
  "embed",
];

export type DraftBlockOf<Type extends BlockType> = Extract<DraftBlock, { type: Type }>;
