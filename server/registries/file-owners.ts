import { entryFileOwner } from "../content/entries/file-owner.ts";
import { productFileOwner } from "../shop/products/file-owner.ts";
import { mapFileOwner } from "../site/map/file-owner.ts";
import { settingsFileOwner } from "../library/settings/file-owner.ts";
import { workingCopyFileOwner } from "../content/working-copies/file-owner.ts";
import type { FileOwners } from "../kernel/registries.ts";

export const fileOwners: FileOwners = {
  entry: entryFileOwner,
  workingCopy: workingCopyFileOwner,
  product: productFileOwner,
  map: mapFileOwner,
  settings: settingsFileOwner,
};
