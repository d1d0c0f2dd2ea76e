// A list of files to download: names and sizes come from the library, so it has no texts of its own.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";

type Listing = BlockOf<"fileList"> | BlockOf<"downloads">;

/** The definition of any block that only lists files. */
export function listingFiles<Block extends Listing>(): BlockDefinition<Block> {
  return {
    texts: () => [],
    html: () => "",
    withHtml: (block) => block,
    files: ({ files }) => files.map((id, index) => ({ field: `files.${index}`, id })),
    withoutFiles: (block, isGone) => ({ ...block, files: block.files.filter((id) => !isGone(id)) }),
    isBlank: ({ files }) => files.length === 0,
  };
}

export const fileListBlock = listingFiles<BlockOf<"fileList">>();
