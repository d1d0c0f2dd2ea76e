// The kinds of things that may use files, as they are recorded.

/** One line per feature whose things show or offer files. */
export const fileOwnerKinds = ["entry"] as const;
export type FileOwnerKind = (typeof fileOwnerKinds)[number];
