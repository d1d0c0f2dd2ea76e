import { useTranslation } from "react-i18next";
import type { ArticleData } from "../../site/blocks/article-data.ts";
import { BlockView } from "../../site/blocks/BlockView.tsx";
import { pairsOf } from "../../site/blocks/pairs.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import { GalleryPlace } from "../gallery/GalleryPlace.tsx";

type Props = { article: ArticleData; onEditGallery: (id: string) => void };

export function ReadBody({ article: { entry, files, listed }, onEditGallery }: Props) {
  const { t } = useTranslation("admin");
  const pairs = pairsOf(entry.blocks, files);
  return entry.blocks.map((block) => {
    const { id } = block;
    if (block.type !== "gallery")
      return <BlockView key={id} block={block} files={files} listed={listed} pair={pairs.get(id)} mark={id} />;
    const title = block.settings.title || t("gallery.untitled");
    return (
      <GalleryPlace key={block.id} id={block.id} settings={block.settings} files={files} title={title}>
        <IconButton icon="edit" label={t("gallery.edit", { title })} onPress={() => onEditGallery(block.id)} />
      </GalleryPlace>
    );
  });
}
