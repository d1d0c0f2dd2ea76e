// What a type of block consists of, as data: every function for any block derives from it; free of zod.

/** `line`: one line. `lines`: plain text that is edited in several lines. `html`: cleaned HTML. */
export type TextKind = "line" | "lines" | "html";

/**
 * A text that may have an English version.
 * `path`: where it stands in the block; `*` stands for each item of a list: 'text', 'settings.myTitle', 'links.*.title'.
 * The English version has the same name in `en` of the list item, or of the block if the path has no `*`.
 */
export type BlockText = {
  path: string;
  kind: TextKind;
  /** The number of characters. */
  max: number;
  /** Its name in the editor: `english.parts` in locales/*\/admin/admin.json. */
  part: "text" | "title" | "caption" | "link" | "quote" | "source" | "button" | "sentence";
  /** Refused when empty. */
  isRequired?: true;
};

/** The id of a file. A file that is missing is removed from its list; outside of a list it becomes null. */
export type BlockFile = { path: string; isPicture?: true };

export type BlockDefinition = {
  /** How many blocks of this type an entry may have. */
  most: number;
  /** The type with which this type is counted. */
  countedAs?: string;
  texts: readonly BlockText[];
  files?: readonly BlockFile[];
  /** The paths of addresses that people open. */
  links?: readonly string[];
  /** The fields with one of a few values. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** The paths of numbers. */
  numbers?: readonly string[];
  /** True if the block shows nothing. By default: it has no words, no picture, no file and no list item. */
  isBlank?: (block: never) => boolean;
  /** False if a stored entry must not contain the block. By default: true. */
  isStorable?: (block: never) => boolean;
  /** False if a stored block lacks a field that neither of the lists above names. By default: true. */
  isSound?: (block: Readonly<Record<string, unknown>>) => boolean;
};
