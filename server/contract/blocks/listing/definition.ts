// A listing has nothing of its own: the entries that it shows have their own texts.
import { type BlockDefinition, withoutFilesAndHtml } from "#contract/blocks/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";

type Listing = BlockOf<"comingEvents"> | BlockOf<"latestNews">;

/** The definition of any block that only lists entries. */
export function listingBlock<Block extends Listing>(): BlockDefinition<Block> {
  return { ...withoutFilesAndHtml, texts: () => [], isBlank: () => false };
}
