import type { BlockOf } from "#contract/blocks/schema.ts";
import type { BlockViewProps } from "./block-view-props.ts";
import { Gallery } from "../gallery/Gallery.tsx";

export function GalleryView({ block, files }: BlockViewProps<BlockOf<"gallery">>) {
  return <Gallery settings={block.settings} files={files} german={block.german} />;
}
