import type { Block } from "./schema.ts";
import type { BlockType } from "./definitions.ts";

/** `german`: on an English page, the fields with German text or with a link to a German page. */
export type ShownBlock = Block & { german?: readonly string[] };
export type ShownBlockOf<Type extends BlockType> = Extract<ShownBlock, { type: Type }>;

export const isGerman = ({ german }: Pick<ShownBlock, "german">, field: string): boolean =>
  german?.includes(field) ?? false;
