import { newBlockId } from "#contract/blocks/block-id.ts";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { ListTag } from "#contract/values/pages.ts";

export type StartingPoint = "news" | "event" | "galleryReport";

type Start = { list: ListTag; blocks: () => Block[] };

const text = (): Block => ({ id: newBlockId(), type: "text", html: "", media: [] });

export const startingPoints: Record<StartingPoint, Start> = {
  news: { list: "Aktuelles", blocks: () => [] },
  event: {
    list: "Veranstaltungen",
    blocks: () => [text(), { id: newBlockId(), type: "callToAction", text: "", buttons: [] }],
  },
  galleryReport: {
    list: "Aktuelles",
    blocks: () => [text(), { id: newBlockId(), type: "gallery", settings: defaultGallery }],
  },
};
