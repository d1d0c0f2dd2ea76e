export type TagFilter = {
  /** The path of a tag; null for all files. With `untagged`, only files without a tag are shown. */
  tag: string | null;
  untagged: boolean;
};

export type FilteredFiles = {
  view: TagFilter;
  /** @param isFiner true to replace the current history entry, so that the back button skips it */
  show: (change: Partial<TagFilter>, isFiner?: boolean) => void;
};
