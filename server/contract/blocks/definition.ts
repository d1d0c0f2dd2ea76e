// What every type of block says of itself, so that nothing else has to ask which type it is; free of zod.

/** A German text and its English version; null where there is none. */
export type TextPair = { de: string; en: string | null };

/** A file that a block names, and the field that names it, below the block: 'media.0'. */
export type FileReference = { field: string; id: string };

export type BlockDefinition<Block> = {
  /** Every text that may have an English version. HTML comes as HTML. */
  texts: (block: Block) => TextPair[];
  /** The German HTML that people read; '' where the block has none. */
  html: (block: Block) => string;
  /** The same block with all of its HTML, in both languages, passed through `change`. */
  withHtml: (block: Block, change: (html: string) => string) => Block;
  /** The files that its fields name. Pictures inside of HTML are not among them: see picturesInHtml. */
  files: (block: Block) => FileReference[];
  /** Ids of the pictures that it shows, in their order. */
  pictures: (block: Block) => string[];
  /** What remains of it without some files. */
  withoutFiles: (block: Block, isGone: (id: string) => boolean) => Block;
  /** Nothing to read and nothing to see: not worth storing. */
  isBlank: (block: Block) => boolean;
};
