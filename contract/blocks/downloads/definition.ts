// REST expects exactly one list of downloads in each entry. REST cannot express an empty list.
import type { BlockDefinition } from "#contract/blocks/definition.ts";

export const downloadsBlock = {
  most: 1,
  texts: [],
  files: [{ path: "files.*" }],
  isStorable: ({ files }: { files: readonly string[] }) => files.length > 0,
} as const satisfies BlockDefinition;
