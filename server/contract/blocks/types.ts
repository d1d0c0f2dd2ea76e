// The names of the types of blocks; free of zod.

export const blockTypes = ["text", "gallery", "fileList", "downloads", "links"] as const;
export type BlockType = (typeof blockTypes)[number];
