// The tag filter of a file list, in the library and in the file picker.

export type TagFilter = {
  /** A path, or null for all files; 'files without a tag' is a separate choice. */
  tag: string | null;
  untagged: boolean;
};

export type FilteredFiles = {
  view: TagFilter;
  /** @param isFiner true if the change replaces the previous view, so that 'back' skips it */
  show: (change: Partial<TagFilter>, isFiner?: boolean) => void;
};
