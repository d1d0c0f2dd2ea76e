// REST has one list of downloads per entry and cannot represent an empty one.
import type { BlockDefinition } from "#contract/blocks/definition.ts";

export const downloadsBlock = {
  most: 1,
  texts: [],
  files: [{ path: "files.*" }],
  isStorable: ({ files }: { files: readonly string[] }) => files.length > 0,
} as const satisfies BlockDefinition;
