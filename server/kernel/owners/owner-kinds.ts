// The kinds of owners of files, as the table of uses stores them.

/** One line per feature that shows or offers files. */
export const fileOwnerKinds = ["entry", "workingCopy", "product", "map", "settings"] as const;
export type FileOwnerKind = (typeof fileOwnerKinds)[number];
