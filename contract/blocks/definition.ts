// The properties of a type of block, so that other code need not ask for the type; free of zod.

/** A German text and its English version; null if there is no English version. */
export type TextPair = { de: string; en: string | null };

/** A file that a block names, and the name of the field within the block: 'media.0'. */
export type FileReference = { field: string; id: string };

export type BlockDefinition<Block> = {
  /** Every text that may have an English version; HTML stays HTML. */
  texts: (block: Block) => TextPair[];
  /** The German HTML that people read; '' if the block has none. */
  html: (block: Block) => string;
  /** The same block with all of its HTML, in both languages, changed by `change`. */
  withHtml: (block: Block, change: (html: string) => string) => Block;
  /** The files that its fields name. Pictures in its HTML are not included: see picturesInHtml. */
  files: (block: Block) => FileReference[];
  /** The block without the missing files. */
  withoutFiles: (block: Block, isGone: (id: string) => boolean) => Block;
  /** Nothing to read and nothing to see: not worth storing. */
  isBlank: (block: Block) => boolean;
};

/** The properties of blocks that have neither files nor HTML. */
export const withoutFilesAndHtml = {
  html: (): string => "",
  withHtml: <Block>(block: Block): Block => block,
  files: (): FileReference[] => [],
  withoutFiles: <Block>(block: Block): Block => block,
};
