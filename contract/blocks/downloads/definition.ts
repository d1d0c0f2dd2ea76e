// The entry's own list of files to download.
import { listingFiles } from "#contract/blocks/file-list/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";

export const downloadsBlock = listingFiles<BlockOf<"downloads">>();
