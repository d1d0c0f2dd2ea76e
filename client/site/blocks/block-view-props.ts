import type { Block } from "#contract/blocks/schema.ts";
import type { ShownBlock } from "#contract/blocks/shown.ts";
import type { ArticleData } from "./article-data.ts";

export type BlockViewProps<Shown extends Block = Block> = {
  block: Shown & Pick<ShownBlock, "german">;
  files: ArticleData["files"];
  listed: ArticleData["listed"];
  firstId?: string | undefined;
  mark?: string;
};
