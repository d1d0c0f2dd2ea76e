// A block of an entry as visitors see it: one view for each type.
import type { ComponentType } from "react";
import type { Block, BlockOf } from "#contract/blocks/schema.ts";
import type { BlockType } from "#contract/blocks/types.ts";
import type { ArticleData } from "../entries/Article.tsx";
import { Downloads } from "../entries/Downloads.tsx";
import { Gallery } from "../gallery/Gallery.tsx";
import { LinksView } from "./LinksView.tsx";
import { TextView } from "./TextView.tsx";

export type BlockViewProps<Shown extends Block = Block> = {
  block: Shown;
  files: ArticleData["files"];
  /** The first picture of the page. */
  firstId?: string | undefined;
};

type View<Type extends BlockType> = ComponentType<BlockViewProps<BlockOf<Type>>>;

function FilesView({ block, files }: BlockViewProps<BlockOf<"fileList"> | BlockOf<"downloads">>) {
  return <Downloads files={block.files.flatMap((id) => files[id] ?? [])} />;
}

/** One line for each type of block. */
const views: { [Type in BlockType]: View<Type> } = {
  text: TextView,
  gallery: ({ block, files }) => <Gallery settings={block.settings} files={files} />,
  fileList: FilesView,
  downloads: FilesView,
  links: LinksView,
};

export function BlockView(props: BlockViewProps) {
  // TypeScript cannot see that a block matches the view of its type.
  const View = views[props.block.type] as ComponentType<BlockViewProps>;
  return <View {...props} />;
}
