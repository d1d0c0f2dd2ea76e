// The definition of a block type as data, from which all generic functions derive. Without zod.

/** `line`: one line. `lines`: plain text of several lines. `html`: sanitised HTML. */
export type TextKind = "line" | "lines" | "html";

/**
 * A text that may have an English version. `path`: its place in the block, with `*` for each item of a list: 'text',
 * 'settings.title', 'links.*.title'. English versions have the same name in `en` of the list item, or of the block
 * for paths without `*`.
 */
export type BlockText = {
  path: string;
  kind: TextKind;
  /** In characters. */
  max: number;
  /** The text's name in the editor: `english.parts` in locales/*\/admin/admin.json. */
  part: "text" | "title" | "caption" | "link" | "quote" | "source" | "button" | "sentence";
  isRequired?: true;
};

/** The id of a file. A missing file is removed from its list; outside a list it becomes null. */
export type BlockFile = { path: string; isPicture?: true };

export type BlockDefinition = {
  most: number;
  /** The type with which this type shares its maximum. */
  countedAs?: string;
  texts: readonly BlockText[];
  files?: readonly BlockFile[];
  links?: readonly string[];
  /** The allowed values of fields with a fixed set. */
  choices?: Readonly<Record<string, readonly string[]>>;
  numbers?: readonly string[];
  /** True if the block shows nothing. By default: it has no words, no picture, no file and no list item. */
  isBlank?: (block: never) => boolean;
  /** False if a stored entry must not contain the block. By default: true. */
  isStorable?: (block: never) => boolean;
  /** False if a stored block lacks a field that neither of the lists above names. By default: true. */
  isSound?: (block: Readonly<Record<string, unknown>>) => boolean;
};
