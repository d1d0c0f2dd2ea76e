// What the view of every type of block is given.
import type { Block } from "#contract/blocks/schema.ts";
import type { ShownBlock } from "#contract/blocks/shown.ts";
import type { ArticleData } from "./article-data.ts";

export type BlockViewProps<Shown extends Block = Block> = {
  block: Shown & Pick<ShownBlock, "german">;
  files: ArticleData["files"];
  /** What its listings show. */
  listed: ArticleData["listed"];
  /** The picture with which the page begins. */
  firstId?: string | undefined;
  /** For editors: the id by which the block is found in the page. */
  mark?: string;
};
