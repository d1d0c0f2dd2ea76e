// The names of the block types; free of zod.

export const blockTypes = [
  "text",
  "gallery",
  "fileList",
  "downloads",
  "links",
  "quote",
  "callToAction",
  "comingEvents",
  "latestNews",
  "openingHours",
  "splash",
  "video",
] as const;
/** Those that name files. */
export const blocksWithFiles = [
  "text",
  "gallery",
  "fileList",
  "downloads",
  "video",
] as const satisfies readonly BlockType[];

export type BlockType = (typeof blockTypes)[number];
