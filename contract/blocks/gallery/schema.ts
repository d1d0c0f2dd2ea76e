import { z } from "zod";
import { englishOf } from "#contract/fields/english.ts";
import { textFields } from "#contract/blocks/translated.ts";
import { limits } from "#contract/values/limits.ts";
import { id } from "#contract/fields/text.ts";
import { galleryBlock } from "./definition.ts";
import { defaultGallery, galleryClicks, galleryPivots, gallerySizes, positionsX, positionsY } from "./settings.ts";

const { title } = textFields(galleryBlock.texts, "settings.");
const { caption } = textFields(galleryBlock.texts, "settings.images.*.");
const gallerySize = z.enum(gallerySizes);
const image = z.object({ file: id, caption: caption.default("") });

export const gallerySettings = z.object({
  title: title.default(defaultGallery.title),
  showTitle: z.boolean().default(defaultGallery.showTitle),
  intervalMs: z
    .number()
    .int()
    .min(limits.galleryIntervalMinMs)
    .max(limits.galleryIntervalMaxMs)
    .default(defaultGallery.intervalMs),
  size: gallerySize.default(defaultGallery.size),
  onClick: z.enum(galleryClicks).default(defaultGallery.onClick),
  fullscreenSize: gallerySize.default(defaultGallery.fullscreenSize),
  pivot: z.enum(galleryPivots).default(defaultGallery.pivot),
  positionX: z.enum(positionsX).default(defaultGallery.positionX),
  positionY: z.enum(positionsY).default(defaultGallery.positionY),
  images: z.array(image).max(limits.filesPerList).default(defaultGallery.images),
});

const settingsWithEnglish = gallerySettings.extend({
  images: z
    .array(image.extend({ en: englishOf({ caption }) }))
    .max(limits.filesPerList)
    .default(defaultGallery.images),
});

export const galleryFields = {
  type: z.literal("gallery"),
  settings: settingsWithEnglish,
  en: englishOf({ title }),
};

export type GallerySettings = z.output<typeof settingsWithEnglish>;
