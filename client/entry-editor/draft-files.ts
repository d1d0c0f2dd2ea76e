import type { DraftBlock } from "./draft-blocks.ts";
import { withImages } from "./gallery/images.ts";

export function withIds(list: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...list, ...ids])];
}

export function addedFiles(block: DraftBlock, ids: string[]): DraftBlock {
  switch (block.type) {
    case "text":
      return { ...block, media: withIds(block.media, ids) };
    case "gallery":
      return { ...block, settings: { ...block.settings, images: withImages(block.settings.images, ids) } };
    case "fileList":
    case "downloads":
      return { ...block, files: withIds(block.files, ids) };
    case "video":
      return { ...block, video: { from: "library", file: ids.at(-1) ?? null } };
    case "linkedPicture":
      return { ...block, picture: ids.at(-1) ?? null };
    default:
      return block;
  }
}
