// In upright windows, another picture replaces the wide picture of the home page.
import { blocksOf } from "#contract/blocks/pictures.ts";
import { aspectOf } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "../blocks/article-data.ts";

export function uprightPictureId({ entry, files }: Pick<ArticleData, "entry" | "files">): string | null {
  const beside = blocksOf(entry.blocks, "text").flatMap(({ media }) => media);
  return beside.find((id) => files[id] && aspectOf(files[id]) < 1) ?? null;
}

export function withoutPicture(article: ArticleData, pictureId: string): ArticleData {
  const blocks = article.entry.blocks.map((block) =>
    block.type === "text" ? { ...block, media: block.media.filter((id) => id !== pictureId) } : block,
  );
  return { ...article, entry: { ...article.entry, blocks } };
}
