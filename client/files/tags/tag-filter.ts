// What the tags do to the list beside them: in the library and in the dialogs that choose files.

export type TagFilter = {
  /** A path, or null for all files; 'files without a tag' is a separate choice. */
  tag: string | null;
  untagged: boolean;
};

export type FilteredFiles = {
  view: TagFilter;
  /** @param isFiner whether the change replaces the previous view, so that 'back' skips it */
  show: (change: Partial<TagFilter>, isFiner?: boolean) => void;
};
