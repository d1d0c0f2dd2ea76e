// The picture that replaces the wide one of the home page in upright windows.
import { blocksOf } from "#contract/blocks/pictures.ts";
import { aspectOf } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "../blocks/article-data.ts";

/** The first upright picture in the entry's text blocks; null without one. */
export function uprightPictureId({ entry, files }: Pick<ArticleData, "entry" | "files">): string | null {
  const beside = blocksOf(entry.blocks, "text").flatMap(({ media }) => media);
  return beside.find((id) => files[id] && aspectOf(files[id]) < 1) ?? null;
}

/** The article without that picture in its text blocks, because the home page already shows it at the top. */
export function withoutPicture(article: ArticleData, pictureId: string): ArticleData {
  const blocks = article.entry.blocks.map((block) =>
    block.type === "text" ? { ...block, media: block.media.filter((id) => id !== pictureId) } : block,
  );
  return { ...article, entry: { ...article.entry, blocks } };
}
