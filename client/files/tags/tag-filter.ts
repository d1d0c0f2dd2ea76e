export type TagFilter = {
  /** The path of a tag; null for all files. With `untagged`, only files without a tag are shown. */
  tag: string | null;
  untagged: boolean;
};

export type FilteredFiles = {
  /** `isRecent` is true while the files that were chosen last are shown, without a filter. */
  view: TagFilter & { isRecent?: boolean };
  /** @param isFiner true to replace the current history entry, so that the back button skips it */
  show: (change: Partial<TagFilter>, isFiner?: boolean) => void;
};
