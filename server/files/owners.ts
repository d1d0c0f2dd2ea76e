// Everything that may use files, one line per feature: deleting, replacing, 'where used' and the doctor ask here.
import { entryFileOwner } from "../entries/file-owner.ts";
import type { FileOwner } from "./file-owner.ts";
import type { FileOwnerKind } from "./owner-kinds.ts";

export const fileOwners: { readonly [Kind in FileOwnerKind]: FileOwner } = {
  entry: entryFileOwner,
};
