// The names of the block types; free of zod.

export const blockTypes = ["text", "gallery", "fileList", "downloads", "links", "video"] as const;
export type BlockType = (typeof blockTypes)[number];
