import { newBlockId } from "#contract/blocks/block-id.ts";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { StartingPoint } from "./starts.ts";

const text = (): Block => ({ id: newBlockId(), type: "text", html: "", media: [] });

/** The initial blocks of each template. */
export const initialBlocks: Record<StartingPoint, () => Block[]> = {
  news: () => [],
  event: () => [text(), { id: newBlockId(), type: "callToAction", text: "", buttons: [] }],
  galleryReport: () => [text(), { id: newBlockId(), type: "gallery", settings: defaultGallery }],
};
