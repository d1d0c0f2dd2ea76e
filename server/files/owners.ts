// All owners of files, one line per feature: removing, replacing, 'where used' and the doctor ask them.
import { entryFileOwner } from "../entries/file-owner.ts";
import { productFileOwner } from "../products/file-owner.ts";
import { mapFileOwner } from "../map/file-owner.ts";
import { settingsFileOwner } from "../config/file-owner.ts";
import { workingCopyFileOwner } from "../working-copies/file-owner.ts";
import type { FileOwner } from "./file-owner.ts";
import type { FileOwnerKind } from "./owner-kinds.ts";

export const fileOwners: { readonly [Kind in FileOwnerKind]: FileOwner } = {
  entry: entryFileOwner,
  workingCopy: workingCopyFileOwner,
  product: productFileOwner,
  map: mapFileOwner,
  settings: settingsFileOwner,
};
