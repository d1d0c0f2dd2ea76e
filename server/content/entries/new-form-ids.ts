import { newBlockId } from "#contract/blocks/block-id.ts";

/** In a copy of an entry, forms get new ids, because answers name their form by its id alone. */
export const withNewFormIds = <Own extends { id: string; type: string }>(blocks: readonly Own[]): Own[] =>
  blocks.map((block) => (block.type === "form" ? { ...block, id: newBlockId() } : block));
