// The picture that stands in for the wide one of the home page in upright windows.
import { blocksOf } from "#contract/blocks/pictures.ts";
import { aspectOf } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "../blocks/article-data.ts";

/** The first upright picture beside the entry's texts; null if there is none. */
export function uprightPictureId({ entry, files }: Pick<ArticleData, "entry" | "files">): string | null {
  const beside = blocksOf(entry.blocks, "text").flatMap(({ media }) => media);
  return beside.find((id) => files[id] && aspectOf(files[id]) < 1) ?? null;
}

/** The article without that picture beside its texts. */
export function withoutPicture(article: ArticleData, pictureId: string): ArticleData {
  const blocks = article.entry.blocks.map((block) =>
    block.type === "text" ? { ...block, media: block.media.filter((id) => id !== pictureId) } : block,
  );
  return { ...article, entry: { ...article.entry, blocks } };
}
