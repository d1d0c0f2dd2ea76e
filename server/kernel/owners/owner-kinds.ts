/** The table of file uses stores these names. Each feature that shows or offers files needs a name here. */
export const fileOwnerKinds = ["entry", "workingCopy", "product", "map", "settings"] as const;
export type FileOwnerKind = (typeof fileOwnerKinds)[number];
