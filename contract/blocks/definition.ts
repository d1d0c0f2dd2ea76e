// A block type is defined as data, and all generic functions for blocks use this data.

/** `line`: one line. `lines`: plain text of several lines. `html`: sanitised HTML. */
export type TextKind = "line" | "lines" | "html";

/** `path`: where the German text is, with `*` for list items. Below `en`, the English text has the same name. */
export type BlockText = {
  path: string;
  kind: TextKind;
  max: number;
  /** The key of the text's name in the editor: `english.parts` in locales/*\/admin/admin.json. */
  part:
    | "text"
    | "title"
    | "caption"
    | "link"
    | "quote"
    | "source"
    | "button"
    | "sentence"
    | "unit"
    | "meaning"
    | "evidence"
    | "heading"
    | "remark"
    | "stop"
    | "stopText"
    | "formLabel"
    | "formHelp"
    | "formChoices"
    | "formButton"
    | "formThanks"
    | "tier"
    | "office"
    | "group"
    | "place"
    | "rowNote"
    | "linkName"
    | "frameName"
    | "left"
    | "right";
  isRequired?: true;
};

/** `path`: where a name is that is the same in both languages. The search finds it. */
export type BlockName = { path: string; max: number };

/**
 * `path`: the place of the file's id. If the file does not exist any more, a list loses the id, and a single field
 * becomes null. So does an optional file of a list's item, because the item stays.
 */
export type BlockFile = { path: string; isPicture?: true; isOptional?: true };

export type BlockDefinition = {
  most: number;
  /** Blocks of this type count towards the maximum of the named type. */
  countedAs?: string;
  texts: readonly BlockText[];
  names?: readonly BlockName[];
  files?: readonly BlockFile[];
  links?: readonly string[];
  choices?: Readonly<Record<string, readonly string[]>>;
  numbers?: readonly string[];
  /** True if the block shows nothing. By default, a block without words, pictures, files and list items is blank. */
  isBlank?: (block: never) => boolean;
  /** False if the server must not store the block. The default is true. */
  isStorable?: (block: never) => boolean;
  /** Checks further fields of a stored block. By default, nothing is checked. */
  isSound?: (block: Readonly<Record<string, unknown>>) => boolean;
};
