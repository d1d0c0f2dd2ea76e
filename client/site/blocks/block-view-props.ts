import type { Block } from "#contract/blocks/schema.ts";
import type { ShownBlock } from "#contract/blocks/shown.ts";
import type { ArticleData } from "./article-data.ts";
import type { PairPlace } from "./pairs.ts";

export type BlockViewProps<Shown extends Block = Block> = {
  block: Shown & Pick<ShownBlock, "german">;
  files: ArticleData["files"];
  listed: ArticleData["listed"];
  firstId?: string | undefined;
  /** Set if this text and its picture are beside another text with a picture. */
  pair?: PairPlace | undefined;
  mark?: string;
};
