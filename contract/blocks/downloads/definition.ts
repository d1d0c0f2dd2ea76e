// In REST, each entry has exactly one list of downloads. An empty list there means that the entry has no such block.
import type { BlockDefinition } from "#contract/blocks/definition.ts";

export const downloadsBlock = {
  most: 1,
  texts: [],
  files: [{ path: "files.*" }],
  isStorable: ({ files }: { files: readonly string[] }) => files.length > 0,
} as const satisfies BlockDefinition;
