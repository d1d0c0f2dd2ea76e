export type TagFilter = {
  /** The path of a tag, or null for all files. `untagged` selects the files without a tag. */
  tag: string | null;
  untagged: boolean;
};

export type FilteredFiles = {
  view: TagFilter;
  /** @param isFiner true if the change replaces the current history entry, so that 'back' skips it */
  show: (change: Partial<TagFilter>, isFiner?: boolean) => void;
};
