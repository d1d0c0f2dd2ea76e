// A gallery: pictures with captions, shown one after the other.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";

export const galleryBlock: BlockDefinition<BlockOf<"gallery">> = {
  texts: ({ settings, en }) => [
    { de: settings.myTitle, en: en?.myTitle ?? null },
    ...settings.images.map((image) => ({ de: image.caption, en: image.en?.caption ?? null })),
  ],
  html: () => "",
  withHtml: (block) => block,
  files: ({ settings }) =>
    settings.images.map(({ file }, index) => ({ field: `settings.images.${index}.file`, id: file })),
  withoutFiles: (block, isGone) => {
    const images = block.settings.images.filter(({ file }) => !isGone(file));
    return { ...block, settings: { ...block.settings, images } };
  },
  isBlank: ({ settings }) => settings.images.length === 0 && settings.myTitle.trim() === "",
};
