// A listing has nothing of its own: what it shows has its own texts.
import { type BlockDefinition, withoutFilesAndHtml } from "#contract/blocks/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";

type Listing = BlockOf<"comingEvents"> | BlockOf<"latestNews"> | BlockOf<"openingHours">;

/** The definition of any block that only shows what stands elsewhere. */
export function listingBlock<Block extends Listing>(): BlockDefinition<Block> {
  return { ...withoutFilesAndHtml, texts: () => [], isBlank: () => false };
}
