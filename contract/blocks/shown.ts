// A block as a page shows it; on an English page it may have texts that are there only in German, and names these.
import type { Block } from "./schema.ts";
import type { BlockType } from "./definitions.ts";

/** `german`: the fields that an English page shows in German ('settings.images.0.caption'), or that lead to German pages. */
export type ShownBlock = Block & { german?: readonly string[] };
export type ShownBlockOf<Type extends BlockType> = Extract<ShownBlock, { type: Type }>;

/** Whether a text of a block is in German on an English page, or leads to a German page. */
export const isGerman = ({ german }: Pick<ShownBlock, "german">, field: string): boolean =>
  german?.includes(field) ?? false;
